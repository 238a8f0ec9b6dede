import { VipStatus } from '@stoa/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, fireEvent, render, screen } from '../test/render.tsx';
import { VipCard, type VipCardProps } from './VipCard.tsx';

const now = new Date(2026, 10, 21, 10, 30).getTime();
const base: VipCardProps = { name: '年卡', months: 12, priceFen: 19_900, now };
const show = (more: Partial<VipCardProps> = {}) => render(<VipCard {...base} {...more} />);
const words = () => screen.getByRole('article').textContent;

afterEach(cleanup);

test('shows the price, the former price, and the price for a month', () => {
  show({ originFen: 34_800 });
  expect(words()).toContain('¥199.00');
  expect(words()).toContain('原价 ¥348.00');
  expect(words()).toContain('约合每月 ¥16.59');
  expect(words()).toContain('1 年');
});

test('strikes through no price that is not higher than the current one', () => {
  const { container } = show({ originFen: 19_900 });
  expect(container.querySelector('s')).toBeNull();
});

test('shows until when a membership runs, or since when it does not, and its button fits that', () => {
  const expireTime = new Date(2027, 0, 31, 9).getTime();
  const onChoose = vi.fn<() => void>();
  const { rerender } = show({ onChoose, standing: { status: VipStatus.Active, expireTime } });
  expect(words()).toContain('会员有效期至 2027-01-31');
  fireEvent.click(screen.getByRole('button', { name: '续费：年卡' }));
  expect(onChoose).toHaveBeenCalledOnce();
  rerender(<VipCard {...base} onChoose={onChoose} standing={{ status: VipStatus.Expired, expireTime }} />);
  expect(words()).toContain('会员已于 2027-01-31 到期');
  expect(screen.getByRole('button', { name: '重新开通：年卡' })).toBeDefined();
});

test('only informs if nothing can be bought', () => {
  show({ benefits: ['VIP 专享课程'] });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('list', { name: '会员权益' })).toBeDefined();
});
