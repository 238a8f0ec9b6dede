import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { fireEvent, render, screen } from '../test/render.tsx';
import { Menu } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';

// The test is alone in its file, because the code of the list is loaded only once for a page.
test('no key is lost while the code of the list is loading: Escape closes, End leads to the last entry', async () => {
  render(
    <Menu label="我的" trigger={<Button>林小满</Button>}>
      <MenuItem>设置</MenuItem>
      <MenuItem>退出</MenuItem>
    </Menu>,
  );
  const button = screen.getByRole('button', { name: '林小满' });
  const press = (key: string) => fireEvent.keyDown(button, { key });
  button.focus();
  press('ArrowDown');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  press('Escape');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  press('ArrowDown');
  press('End');
  expect(screen.queryByRole('menu')).toBeNull();
  await screen.findByRole('menu');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('menuitem', { name: '退出' }));
});
