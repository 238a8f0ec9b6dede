import { createRef, type ReactNode } from 'react';
import { cleanup, render, screen } from '../test/render.tsx';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Slot, Slottable } from './Slot.tsx';

afterEach(cleanup);

const Look = ({ children, onClick }: { children: ReactNode; onClick?: () => void }) => (
  <Slot className="look" style={{ color: 'red' }} data-component="Look" onClick={onClick}>
    <span>before</span>
    <Slottable>{children}</Slottable>
  </Slot>
);

test('the child keeps its own properties and gets those of the look', () => {
  render(
    <Look>
      <a href="/course" className="own" style={{ margin: 1 }}>
        课程
      </a>
    </Look>,
  );
  const link = screen.getByRole('link', { name: 'before课程' });
  expect(link.className).toBe('look own');
  expect(link.style.color).toBe('red');
  expect(link.style.margin).toBe('1px');
  expect(link.dataset['component']).toBe('Look');
});

test('handlers of the child run first, then those of the look', async () => {
  const order: string[] = [];
  render(
    <Look onClick={() => order.push('look')}>
      <button type="button" onClick={() => order.push('own')}>
        开始
      </button>
    </Look>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(order).toEqual(['own', 'look']);
});

test('both owners of the ref get the element, and lose it when it is removed', () => {
  const ours = createRef<HTMLElement>();
  const theirs = vi.fn<(node: HTMLAnchorElement | null) => void>();
  const { container, unmount } = render(
    <Slot ref={ours}>
      <a href="/home" ref={theirs}>
        首页
      </a>
    </Slot>,
  );
  const link = container.firstElementChild;
  expect(ours.current).toBe(link);
  expect(theirs).toHaveBeenCalledWith(link);
  unmount();
  expect(ours.current).toBeNull();
  expect(theirs).toHaveBeenLastCalledWith(null);
});
