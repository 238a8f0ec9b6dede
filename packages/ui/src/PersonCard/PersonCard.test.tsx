import { PersonRole } from '@stoa/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, fireEvent, render, screen } from '../test/render.tsx';
import { PersonCard, type PersonCardProps } from './PersonCard.tsx';

const show = (more: Partial<PersonCardProps> = {}) =>
  render(<PersonCard name="苏映雪" href="#su" post="门店运营总监" {...more} />);

afterEach(cleanup);

/** The element at a position. It waits for two frames, because off-screen cards are drawn one frame late. */
const under = async (x: number, y: number) => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return document.elementFromPoint(x, y);
};

test('leads to the person from the whole surface, by one link with their name', async () => {
  const { container } = show({ tags: ['陈列'], courseCount: 3 });
  expect(container.querySelectorAll('a, button, [tabindex]')).toHaveLength(1);
  const card = screen.getByRole('article').getBoundingClientRect();
  expect(await under(card.left + 30, card.top + 30)).toBe(screen.getByRole('link', { name: '苏映雪' }));
});

test('keeps a button of its own above the link', async () => {
  const follow = vi.fn<() => void>();
  show({ action: <button onClick={follow}>关注</button> });
  const button = screen.getByRole('button', { name: '关注' });
  await under(0, 0);
  const box = button.getBoundingClientRect();
  expect(await under(box.left + 4, box.top + 4)).toBe(button);
  fireEvent.click(button);
  expect(follow).toHaveBeenCalledOnce();
});

test('keeps the courses that the person teaches above the link, each with its own address', async () => {
  show({
    expertise: ['陈列', '带教'],
    courses: [
      { title: '陈列的秘密', href: '#display' },
      { title: '盘点', href: undefined },
    ],
  });
  expect(screen.getByText('陈列、带教')).toBeDefined();
  const course = screen.getByRole('link', { name: '陈列的秘密' });
  const box = course.getBoundingClientRect();
  expect(await under(box.left + 4, box.top + box.height / 2)).toBe(course);
  expect(box.height).toBeGreaterThanOrEqual(24);
  expect(screen.getByRole('list', { name: '主讲课程' }).textContent).toBe('陈列的秘密盘点');
});

test('a row is one line and leaves out what only a card has space for', () => {
  show({ layout: 'row', expertise: ['陈列'], courses: [{ title: '盘点', href: '#count' }] });
  expect(screen.queryByText('盘点')).toBeNull();
  expect(screen.queryByText('陈列')).toBeNull();
});

test('shows counts in words, and nothing for what is not known', () => {
  show({ courseCount: 12, fanCount: 12_345, score: 0 });
  const words = screen.getByRole('article').textContent.replaceAll('\u00a0', ' ');
  expect(words).toContain('12 门课程 · 1.2万人关注');
  expect(words).not.toContain('分');
});

test('names the reader’s own mentor instead of the kind of person', () => {
  show({ personRole: PersonRole.Mentor, mine: true });
  expect(screen.getByText('我的导师')).toBeDefined();
  expect(screen.queryByText('导师')).toBeNull();
});
