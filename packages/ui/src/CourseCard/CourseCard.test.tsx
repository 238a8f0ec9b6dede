import { CornerPosition, ProgressState } from '@stoa/domain';
import { cleanup, fireEvent, render, screen, waitFor } from '../test/render.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { CourseCard, type CourseCardProps } from './CourseCard.tsx';

const plain: CourseCardProps = {
  seed: 1,
  title: '店长领导力',
  href: '#208',
  itemCount: 11,
  durationSeconds: 9990,
};

const show = (more: Partial<CourseCardProps> = {}) => render(<CourseCard {...plain} {...more} />);

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

test('shows one badge per corner, the first that the server sent', () => {
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

test('shows price, progress and facts as text', () => {
  show({
    price: { kind: 'price', theirs: 19_900, beside: { kind: 'member', fen: 9900 } },
    learners: 12_345,
    score: 4.8,
    progress: { percent: 64, state: ProgressState.InProgress },
  });
  const words = screen.getByRole('article').textContent?.replaceAll('\u00a0', ' ');
  for (const word of ['4.8分 · 2 小时 47 分', '1.2万人学过', '已学 64%', '¥199.00会员价 ¥99.00']) {
    expect(words).toContain(word);
  }
});

const facts = () => document.querySelector('[data-part="facts"]')?.textContent?.replaceAll('\u00a0', ' ');
const struck = () => document.querySelector('s')?.textContent;

test('shows first the facts by which a learner decides, and nothing that is zero', () => {
  const { rerender } = show({ score: 4.9, durationSeconds: 270, credit: 2, teacherNames: ['苏映雪'] });
  expect(facts()).toBe('4.9分 · 5 分钟 · 2 学分');
  rerender(
    <CourseCard seed={1} title="空" href="#" itemCount={3} durationSeconds={0} score={0} credit={0} />,
  );
  expect(facts()).toBe('3 节');
  rerender(<CourseCard seed={1} title="空" href="#" itemCount={0} durationSeconds={0} learners={0} />);
  expect(facts()).toBeUndefined();
  expect(screen.getByRole('article').textContent).toBe('空');
});

test('does not strike through the price that the person would pay', () => {
  const { rerender } = show({
    price: { kind: 'price', theirs: 12_900, beside: { kind: 'member', fen: 9030 } },
  });
  expect(struck()).toBeUndefined();
  rerender(
    <CourseCard
      {...plain}
      price={{ kind: 'price', theirs: 9030, beside: { kind: 'without', fen: 12_900 } }}
    />,
  );
  expect(struck()).toContain('¥129.00');
});

test('shows no price for a course that the person has, nor for one that is for members only', () => {
  const { rerender } = show({ price: { kind: 'owned' } });
  expect(screen.getByText('已开通')).toBeDefined();
  rerender(<CourseCard {...plain} price={{ kind: 'vipOnly', included: false }} />);
  expect(screen.getByText('VIP 专享')).toBeDefined();
  rerender(<CourseCard {...plain} price={{ kind: 'vipOnly', included: true }} />);
  expect(screen.getByText('会员可学')).toBeDefined();
  expect(screen.getByRole('article').textContent).not.toContain('¥');
});

const now = new Date(2026, 10, 21, 10).getTime();
const due = { time: now + 50 * 3_600_000, now };

test('says when the course is due, until it is completed', () => {
  const { rerender } = show({ due });
  expect(screen.getByText('还剩 2 天')).toBeDefined();
  const progress = { percent: 100, state: ProgressState.Completed };
  rerender(<CourseCard {...plain} due={due} progress={progress} />);
  expect(screen.queryByText('还剩 2 天')).toBeNull();
  rerender(<CourseCard {...plain} due={{ time: now + 10 * 86_400_000, now }} />);
  // A date alone would not say what it is.
  expect(screen.getByText(/^截止 /)).toBeDefined();
});

test('shows price and due date in full as a row on a phone', () => {
  const { container } = render(
    <div style={{ inlineSize: 343 }}>
      <CourseCard
        {...plain}
        layout="row"
        title="陈列的秘密：让好商品自己说话，把一面墙讲成顾客愿意停下来听完的故事"
        price={{ kind: 'price', theirs: 1_234_500, beside: { kind: 'member', fen: 1_034_500 } }}
        due={due}
        action={<button>收藏</button>}
      />
    </div>,
  );
  const card = screen.getByRole('article').getBoundingClientRect();
  const parts = [...container.querySelectorAll('[data-component="PriceTag"], [data-component="Tag"]')];
  expect(parts).toHaveLength(2);
  for (const part of parts) {
    const { left, right, width } = part.getBoundingClientRect();
    expect(left >= card.left && right <= card.right).toBe(true);
    expect(part.scrollWidth).toBeLessThanOrEqual(Math.ceil(width));
  }
});

test('shows a generated cover if a picture fails', async () => {
  const { container } = show({ coverUrl: '/no-such-picture.png' });
  await waitFor(() => expect(container.querySelector('[data-motif]')).not.toBeNull());
});

test('needs no more than 30 nodes, its drawn cover included', async () => {
  const { container } = show({
    tags: ['领导力', '门店'],
    progress: { percent: 1, state: ProgressState.InProgress },
  });
  await waitFor(() => expect(container.querySelector('path')).not.toBeNull());
  expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(30);
});
