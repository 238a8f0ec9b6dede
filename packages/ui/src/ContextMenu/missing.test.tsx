import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, fireEvent, render, screen } from '../test/render.tsx';
import { ContextMenu } from './ContextMenu.tsx';

vi.mock('./parts/OpenContextMenu.tsx', () => {
  throw new Error('no network');
});

afterEach(cleanup);

test('a menu that cannot be loaded says so at the pointer, and is closed', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <ContextMenu label="笔记" items={<p>删除</p>} onOpenChange={onOpenChange}>
      <p>第一条笔记</p>
    </ContextMenu>,
  );
  fireEvent.contextMenu(screen.getByText('第一条笔记'), { clientX: 40, clientY: 30 });
  const failure = await screen.findByText('暂时打不开，请稍后再按一次。');
  expect(failure.getBoundingClientRect()).toMatchObject({ x: 40, y: 30 });
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
});
