import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import '@stoa/theme/styles.css';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { cleanup, render, screen } from '../test/render.tsx';

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
