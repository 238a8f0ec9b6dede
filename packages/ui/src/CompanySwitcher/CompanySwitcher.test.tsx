import { cleanup, fireEvent, render, screen } from '../test/render.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { CompanySwitcher, type CompanySwitcherProps } from './CompanySwitcher.tsx';

afterEach(cleanup);

const show = (props: Partial<CompanySwitcherProps>) => {
  const onCompanyChange = vi.fn<(companyId: number) => void>();
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const companies = Array.from({ length: 8 }, (_, at) => ({ companyId: at, name: `公司 ${at}` }));
  render(
    <>
      <CompanySwitcher
        open
        companies={companies}
        currentId={0}
        onCompanyChange={onCompanyChange}
        onOpenChange={onOpenChange}
        {...props}
      />
      <LiveRegion />
    </>,
  );
  return { onCompanyChange, onOpenChange };
};

test('offers a search from eight companies on, and says so when it finds none', () => {
  show({});
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '山海' } });
  expect(screen.getByText('没有找到“山海”')).toBeDefined();
  cleanup();
  show({ companies: [{ companyId: 0, name: '公司 0' }] });
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('announces the company that it switches to', () => {
  const { onCompanyChange } = show({});
  fireEvent.click(screen.getByRole('button', { name: '公司 3' }));
  expect(onCompanyChange).toHaveBeenCalledExactlyOnceWith(3);
  expect(screen.getAllByText(/正在切换到公司 3/)).toHaveLength(1);
});

test('while it switches nothing else can be chosen, and it stays open', () => {
  const { onCompanyChange, onOpenChange } = show({ pendingId: 3 });
  fireEvent.click(screen.getByRole('button', { name: '公司 4' }));
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(onCompanyChange).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.getByRole('list', { name: '我的企业' }).getAttribute('aria-busy')).toBe('true');
});
