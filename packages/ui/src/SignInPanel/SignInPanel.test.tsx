import { SignMethod, SignResult } from '@stoa/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { announce } from '../LiveRegion/announce.ts';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { cleanup, fireEvent, render, screen, waitFor } from '../test/render.tsx';
import { SignInPanel, type SignInPanelProps } from './SignInPanel.tsx';

const start = new Date(2026, 10, 21, 9, 0).getTime();
const minute = 60_000;
const base: SignInPanelProps = {
  methods: [SignMethod.Code],
  openTime: start - 30 * minute,
  lateTime: start + 10 * minute,
  closeTime: start + 30 * minute,
  now: start,
  onSign: () => undefined,
};
const panel = (more: Partial<SignInPanelProps> = {}) => (
  <>
    <SignInPanel {...base} {...more} />
    <LiveRegion />
  </>
);
const words = () => document.querySelector('[data-component="SignInPanel"]')?.textContent;
const said = () => document.querySelector('[data-component="LiveRegion"] output')?.textContent;

afterEach(() => {
  cleanup();
  // Clears the last announcement, which is kept outside of the rendered page.
  announce('');
});

test('counts down to the opening without offering anything', () => {
  render(panel({ now: start - 90 * minute }));
  expect(words()).toContain('未开放');
  expect(words()).toContain('08:30–09:30 · 09:10 后算迟到');
  expect(screen.getByRole('timer').textContent).toBe('距开放还有01:00:00');
  expect(screen.queryByRole('button')).toBeNull();
});

test('says before a person signs in or out that it will count as late, or as leaving early', () => {
  const { rerender } = render(panel());
  expect(words()).not.toContain('迟到。');
  expect(screen.getByRole('timer').textContent).toBe('按时签到还剩00:10:00');
  rerender(panel({ now: start + 11 * minute }));
  expect(words()).toContain('现在签到会记为迟到。');
  rerender(panel({ direction: 'out', sessionEndTime: start + 20 * minute }));
  expect(words()).toContain('现在签退会记为早退。');
  rerender(panel({ direction: 'out', sessionEndTime: start - 1 }));
  expect(words()).not.toContain('早退');
});

test('nobody signs out late', () => {
  render(panel({ direction: 'out', now: start + 20 * minute }));
  expect(words()).not.toContain('迟到');
});

test('shows the first record whatever the clock says, and who corrected it', () => {
  const record = {
    result: SignResult.Late,
    time: start + 12 * minute,
    method: SignMethod.Qr,
    correctedBy: '苏映雪',
  };
  render(panel({ now: start + 300 * minute, record }));
  expect(words()).toContain('迟到09:12 · 扫码由苏映雪更正');
  expect(screen.queryByRole('timer')).toBeNull();
});

test('says after the end that nothing is recorded, and whom to ask', () => {
  render(panel({ now: start + 31 * minute, record: { result: SignResult.None } }));
  expect(words()).toContain('没有签到记录如有疑问，请联系讲师。');
});

test('a refused code is selected, so that the next one replaces it', async () => {
  const onSign = vi.fn<SignInPanelProps['onSign']>();
  const { rerender } = render(panel({ onSign, defaultCode: '407712' }));
  const input = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.click(screen.getByRole('button', { name: '签到' }));
  expect(onSign).toHaveBeenCalledWith({ method: SignMethod.Code, code: '407712' });
  rerender(panel({ onSign, signing: true, defaultCode: '407712' }));
  rerender(panel({ onSign, error: '签到码错误或已失效', defaultCode: '407712' }));
  expect(document.activeElement).toBe(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('announces what another device has done, and does not move the focus', async () => {
  const { rerender } = render(panel());
  const record = { result: SignResult.OnTime, time: start };
  rerender(panel({ record }));
  await waitFor(() => expect(said()).toContain('签到成功'));
  expect(document.activeElement).toBe(document.body);
});

test('moves the focus to the result when the form that had it is gone', () => {
  const { rerender } = render(panel());
  screen.getByRole('textbox').focus();
  rerender(panel({ record: { result: SignResult.OnTime, time: start } }));
  expect(document.activeElement?.textContent).toContain('签到成功');
  expect(said()).not.toContain('签到成功');
});

test('shows the distance, and offers to sign in only within range', () => {
  const far = { state: 'located', distance: 860.4, accuracy: 30 } as const;
  const place = { methods: [SignMethod.Location], radius: 200 };
  const { rerender } = render(panel({ ...place, location: far }));
  expect(words()).toContain('距签到点 860 米，超出 200 米范围');
  expect(screen.queryByRole('button', { name: '签到' })).toBeNull();
  rerender(panel({ ...place, location: { ...far, distance: 225 } }));
  expect(screen.getByRole('button', { name: '签到' })).toBeDefined();
});

test('a refused position names the other ways if there are any', () => {
  const location = { state: 'refused' } as const;
  const { rerender } = render(panel({ methods: [SignMethod.Location], location }));
  expect(words()).toContain('浏览器没有位置权限');
  expect(words()).not.toContain('其他签到方式');
  rerender(panel({ methods: [SignMethod.Location, SignMethod.Code], location }));
  expect(words()).toContain('也可以换用其他签到方式');
});
