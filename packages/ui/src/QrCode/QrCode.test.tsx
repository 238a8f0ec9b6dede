import { afterEach, expect, test } from 'vitest';
import { cleanup, render, screen } from '../test/render.tsx';
import { QrCode, qrPath } from './QrCode.tsx';

afterEach(cleanup);

test('a row of dark modules is one rectangle', () => {
  expect(qrPath([[true, true, false, true]], 4)).toBe('M4 4h2v1h-2zM7 4h1v1h-1z');
});

test('says what it is for and has an empty margin of four modules', () => {
  render(<QrCode value="a" label="登录二维码，2 分钟内有效" />);
  const code = screen.getByRole('img', { name: '登录二维码，2 分钟内有效' });
  expect(code.getAttribute('viewBox')).toBe('0 0 29 29');
  expect(code.querySelector('path')?.getAttribute('d')?.startsWith('M4 4h7')).toBe(true);
});

const side = (level: 'L' | 'H') => {
  const { container } = render(<QrCode value={'门店'.repeat(30)} label="码" errorLevel={level} />);
  return Number(container.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]);
};

test('a higher level of correction needs a larger code', () => {
  expect(side('H')).toBeGreaterThan(side('L'));
});
