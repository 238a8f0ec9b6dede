import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import '@stoa/theme/styles.css';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { Fetched, onDemand } from './onDemand.ts';
import { Popover } from '../Popover/Popover.tsx';
import { act, cleanup, render, screen } from '../test/render.tsx';

const files = vi.hoisted(() => {
  const open: (() => void)[] = [];
  return {
    /** Resolves when the test lets the files come. */
    come: new Promise<void>((resolve) => open.push(resolve)),
    let: () => open.forEach((resolve) => resolve()),
  };
});
vi.mock('../Menu/parts/OpenMenu.tsx', async (load) => {
  await files.come;
  return load();
});
vi.mock('../Popover/parts/OpenPopover.tsx', async (load) => {
  await files.come;
  return load();
});

afterEach(cleanup);

test('a part that a person has asked for and that does not load says so in its place, and opens at the next press', async () => {
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(() => <p>内容</p>);
  const part = onDemand(load);
  function Opener() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          打开
        </button>
        <Fetched
          part={part}
          when={open}
          awaited={{ x: 40, y: 60 }}
          with={{}}
          onMissing={() => setOpen(false)}
        />
      </>
    );
  }
  render(<Opener />);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  const failure = await screen.findByText('暂时打不开，请稍后再按一次。');
  expect(failure.getBoundingClientRect()).toMatchObject({ x: 40, y: 60 });
  await userEvent.click(button);
  expect(await screen.findByText('内容')).toBeDefined();
  expect(screen.queryByText('暂时打不开，请稍后再按一次。')).toBeNull();
});

test('a failure to open something is read, and goes by itself', async () => {
  const part = onDemand<ComponentType>(() => Promise.reject(new Error('no network')));
  vi.useFakeTimers();
  const { rerender } = render(<Fetched part={part} when awaited="below" with={{}} />);
  await act(() => vi.advanceTimersByTimeAsync(10));
  rerender(<Fetched part={part} when={false} awaited="below" with={{}} />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('暂时打不开，请稍后再按一次。');
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(status.textContent).toBe('');
  vi.useRealTimers();
});

test('a menu and a panel whose file is slow say at their place that they load, and open by themselves unless the person has gone on', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Menu label="我的" trigger={<Button>菜单</Button>}>
        <MenuItem>设置</MenuItem>
      </Menu>
      <Popover label="下载" trigger={<Button>面板</Button>}>
        二维码
      </Popover>
    </>,
  );
  const [menu, panel] = [
    screen.getByRole('button', { name: '菜单' }),
    screen.getByRole('button', { name: '面板' }),
  ];
  await user.click(menu);
  const word = await screen.findByText('加载中');
  const [place, button] = [word.getBoundingClientRect(), menu.getBoundingClientRect()];
  expect(place.top).toBeGreaterThanOrEqual(button.bottom - 1);
  expect(place.top - button.bottom).toBeLessThan(40);
  await user.click(panel);
  expect(await screen.findAllByText('加载中')).toHaveLength(1);
  files.let();
  expect(await screen.findByText('二维码')).toBeDefined();
  expect(screen.queryByText('加载中')).toBeNull();
  expect(screen.queryByRole('menu')).toBeNull();
});
