import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import '@stoa/theme/styles.css';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { cleanup, render, screen } from '../test/render.tsx';
import { Menu } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuSub } from './MenuSub.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('dir');
});

const items = (
  <>
    <MenuItem>设置</MenuItem>
    <MenuItem>退出</MenuItem>
  </>
);
const menu = (
  <Menu label="我的" trigger={<Button>林小满</Button>}>
    {items}
  </Menu>
);
const button = () => screen.getByRole('button', { name: '林小满' });
const focused = (name: string) =>
  expect.poll(() => document.activeElement === screen.queryByRole('menuitem', { name })).toBe(true);

test('the button says what it opens before the code of the list is loaded, and the first press is not lost', async () => {
  render(menu);
  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  expect(button().getAttribute('aria-expanded')).toBe('false');
  button().click();
  await expect.poll(() => button().getAttribute('aria-expanded')).toBe('true');
  const list = await screen.findByRole('menu', { name: '我的' });
  expect(button().getAttribute('aria-controls')).toBe(list.id);
  await focused('设置');
});

test('a second press of the button closes it', async () => {
  const user = userEvent.setup();
  render(menu);
  await user.click(button());
  await focused('设置');
  await user.click(button());
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('Tab continues in the page and closes it, Shift and Tab return to the button', async () => {
  const user = userEvent.setup();
  render(
    <>
      {menu}
      <button type="button">之后</button>
    </>,
  );
  await user.click(button());
  await focused('设置');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('之后');
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(button());
  await focused('设置');
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(button());
  expect(screen.queryByRole('menu')).toBeNull();
});

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu label="我的" trigger={<Button>林小满</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>设置</MenuItem>
      </Menu>
      <Dialog open={open} onOpenChange={setOpen} title="设置">
        <input aria-label="昵称" />
      </Dialog>
    </>
  );
}

test('a choice that opens a dialog leaves the focus there', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(button());
  await focused('设置');
  await user.keyboard('{Enter}');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).toBe(screen.getByLabelText('昵称'));
});

test('Escape inside a dialog closes only the menu, and the dialog does not hear of it', async () => {
  const user = userEvent.setup();
  const heard = vi.fn<() => void>();
  render(
    <Dialog open onOpenChange={heard} title="申请" onKeyDown={heard}>
      {menu}
    </Dialog>,
  );
  await user.click(button());
  await focused('设置');
  heard.mockClear();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(heard).not.toHaveBeenCalled();
  await expect.poll(() => document.activeElement).toBe(button());
});

test('is below its button, and complete where a dialog would cut it off', async () => {
  render(
    <Dialog open onOpenChange={() => undefined} title="申请">
      {menu}
    </Dialog>,
  );
  button().click();
  const item = await screen.findByRole('menuitem', { name: '退出' });
  await expect
    .poll(() => {
      const { x, y, width, height } = item.getBoundingClientRect();
      return item.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    })
    .toBe(true);
  const list = screen.getByRole('menu');
  await expect
    .poll(() => Math.round(list.getBoundingClientRect().y - button().getBoundingClientRect().bottom))
    .toBe(8);
});

test('a submenu opens towards the end of the line with the arrow that points there, also in right-to-left pages', async () => {
  const user = userEvent.setup();
  document.documentElement.dir = 'rtl';
  render(
    <Menu label="我的" trigger={<Button>林小满</Button>}>
      <MenuSub label="下载">{items}</MenuSub>
    </Menu>,
  );
  await user.click(button());
  await focused('下载');
  await user.keyboard('{ArrowLeft}');
  await focused('设置');
  const [outer, inner] = screen.getAllByRole('menu').map((each) => each.getBoundingClientRect());
  expect(inner?.right).toBeLessThanOrEqual((outer?.left ?? 0) + 8);
  await user.keyboard('{ArrowRight}');
  await focused('下载');
});
