import { CornerPosition, ProgressState } from '@stoa/domain';
import { cleanup, fireEvent, render, screen, waitFor } from '../test/render.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { CourseCard, type CourseCardProps } from './CourseCard.tsx';

const show = (more: Partial<CourseCardProps> = {}) =>
  render(
    <CourseCard seed={1} title="店长领导力" href="#208" itemCount={11} durationSeconds={9990} {...more} />,
  );

afterEach(cleanup);

/** The element at a position. It waits for a frame, because off-screen cards are drawn one frame late. */
const under = async (x: number, y: number) => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return document.elementFromPoint(x, y);
};

test('is one link with one tab stop whose target is the whole card', async () => {
  const { container } = show();
  expect(container.querySelectorAll('a, button, [tabindex]')).toHaveLength(1);
  const card = screen.getByRole('article').getBoundingClientRect();
  const hit = await under(card.left + 20, card.top + 20);
  expect(hit).toBe(screen.getByRole('link', { name: '店长领导力' }));
});

test('leaves a button of its own above the link', async () => {
  const collect = vi.fn<() => void>();
  show({ action: <button onClick={collect}>收藏</button> });
  const button = screen.getByRole('button', { name: '收藏' });
  await under(0, 0);
  const box = button.getBoundingClientRect();
  expect(await under(box.left + 4, box.top + 4)).toBe(button);
  fireEvent.click(button);
  expect(collect).toHaveBeenCalledOnce();
});

test('takes one badge a corner, the first the server sent', () => {
  const position = CornerPosition.TopLeft;
  show({
    corners: [
      { text: '必修', position },
      { text: '新课', position },
    ],
  });
  expect(screen.getByText('必修')).toBeDefined();
  expect(screen.queryByText('新课')).toBeNull();
});

test('says price, progress and facts in words', () => {
  show({
    price: { kind: 'price', theirs: 19_900, beside: { kind: 'member', fen: 9900 } },
    learners: 12_345,
    score: 4.8,
    progress: { percent: 64, state: ProgressState.InProgress },
  });
  const words = screen.getByRole('article').textContent?.replaceAll('\u00a0', ' ');
  for (const word of [
    '11 节',
    '02:46:30',
    '4.8 分',
    '1.2万 人学过',
    '已学 64%',
    '会员价 ¥99.00',
    '¥199.00',
  ]) {
    expect(words).toContain(word);
  }
});

test('puts a generated cover in the place of a picture that fails', async () => {
  const { container } = show({ coverUrl: '/no-such-picture.png' });
  await waitFor(() => expect(container.querySelector('[data-motif]')).not.toBeNull());
});

test('costs no more than 30 nodes', () => {
  const { container } = show({
    tags: ['领导力', '门店'],
    progress: { percent: 1, state: ProgressState.InProgress },
  });
  expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(30);
});
