import { BannerLayout, TargetKind } from '@stoa/domain';
import { act, cleanup, fireEvent, render, screen, waitFor } from '../test/render.tsx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BannerModule } from './BannerModule.tsx';

const slides = [
  { id: 1, title: '每天进步一点点', href: '#a' },
  { id: 2, title: '陈列的秘密', href: '#b' },
  { id: 3, title: '带好一支小队', href: '#c' },
];

const show = (autoplaySeconds = 6) =>
  render(
    <BannerModule
      layout={BannerLayout.Carousel}
      slides={slides}
      autoplaySeconds={autoplaySeconds}
      style={{ inlineSize: 720 }}
    />,
  );
const current = () => screen.getByRole('heading', { level: 2 }).textContent;
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  delete document.documentElement.dataset['stoaMotion'];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  delete document.documentElement.dataset['stoaMotion'];
});

describe('carousel', () => {
  test('changes its slide by itself, never faster than every five seconds', () => {
    show(1);
    pass(4_900);
    expect(current()).toBe('每天进步一点点');
    pass(200);
    expect(current()).toBe('陈列的秘密');
  });

  test('stops while focus is inside, under the pointer and after pause', () => {
    const { container } = show();
    const root = container.firstElementChild;
    if (root === null) throw new Error('nothing was shown');
    act(() => screen.getByRole('link').focus());
    pass(30_000);
    expect(current()).toBe('每天进步一点点');
    act(() => screen.getByRole('link').blur());
    fireEvent.pointerEnter(root);
    pass(30_000);
    expect(current()).toBe('每天进步一点点');
    fireEvent.pointerLeave(root);
    fireEvent.click(screen.getByRole('button', { name: '暂停轮播' }));
    pass(30_000);
    expect(current()).toBe('每天进步一点点');
  });

  test('starts paused if motion is reduced, and changes its slide when asked', () => {
    document.documentElement.dataset['stoaMotion'] = 'reduced';
    show();
    pass(30_000);
    expect(current()).toBe('每天进步一点点');
    fireEvent.click(screen.getByRole('button', { name: '开始轮播' }));
    pass(6_100);
    expect(current()).toBe('陈列的秘密');
  });

  test('stops at once when the person reduces motion meanwhile', async () => {
    show();
    pass(6_100);
    const reached = current();
    await act(async () => {
      document.documentElement.dataset['stoaMotion'] = 'reduced';
    });
    pass(30_000);
    expect(current()).toBe(reached);
  });

  test('is silent while it changes by itself, and announces a change that a person made', () => {
    const { container } = show();
    const live = () => container.querySelector('[aria-live]')?.getAttribute('aria-live');
    expect(live()).toBe('off');
    fireEvent.click(screen.getByRole('button', { name: '暂停轮播' }));
    expect(live()).toBe('polite');
  });

  test('moves with arrows and dots, and has its pause button first', () => {
    show();
    const buttons = screen.getAllByRole('button');
    expect(buttons[0]?.getAttribute('aria-label')).toBe('暂停轮播');
    fireEvent.keyDown(screen.getByRole('button', { name: '下一张' }), { key: 'ArrowLeft' });
    expect(current()).toBe('带好一支小队');
    fireEvent.click(screen.getByRole('button', { name: '第 2 张，共 3 张：陈列的秘密' }));
    expect(current()).toBe('陈列的秘密');
  });

  test('lets nobody focus a hidden slide', () => {
    show();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('group', { name: '第 1 张，共 3 张' }).getAttribute('aria-roledescription')).toBe(
      '幻灯片',
    );
  });
});

test('shows nothing when there is nothing, and no controls for one slide', () => {
  const { container } = render(<BannerModule layout={BannerLayout.Carousel} slides={[]} />);
  expect(container.childElementCount).toBe(0);
  render(<BannerModule layout={BannerLayout.Carousel} slides={slides.slice(0, 1)} autoplaySeconds={5} />);
  expect(screen.queryAllByRole('button')).toHaveLength(0);
});

const buttonOf = (leadsTo: TargetKind | undefined) => {
  const { container } = render(
    <BannerModule layout={BannerLayout.Carousel} slides={[{ id: 1, title: '一', href: '#a', leadsTo }]} />,
  );
  const words = container.querySelector('[aria-hidden]:not(svg)')?.textContent;
  cleanup();
  return words;
};

test('the button of a slide says what it leads to', () => {
  const { Course, Special, Plan, OmoClass } = TargetKind;
  expect([Course, Special, Plan, OmoClass, undefined].map(buttonOf)).toEqual([
    '查看课程',
    '进入专题',
    '查看计划',
    '去报名',
    '了解更多',
  ]);
});

const reachable = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.closest('[inert]') === null)
    .map((link) => link.textContent);

describe('the other layouts', () => {
  test('load later into a frame of their height', async () => {
    vi.useRealTimers();
    const { container } = render(<BannerModule layout={BannerLayout.ListStyle} slides={slides} />);
    const frame = container.querySelector('[data-part="frame"]');
    const before = frame?.getBoundingClientRect().height ?? 0;
    expect(before).toBeGreaterThan(100);
    expect(await screen.findAllByRole('listitem')).toHaveLength(3);
    expect(frame?.getBoundingClientRect().height).toBe(before);
  });

  test('show a drawn picture if a picture cannot be loaded, and keep the title', async () => {
    vi.useRealTimers();
    const broken = [{ id: 1, title: '陈列的秘密', href: '#b', imageUrl: 'data:image/png;base64,broken' }];
    const { container } = render(<BannerModule layout={BannerLayout.DoublePicture} slides={broken} />);
    expect(await screen.findByRole('link', { name: '陈列的秘密' })).toBeTruthy();
    await waitFor(() => expect(container.querySelector('li svg')).not.toBeNull());
    expect(container.querySelector('li [data-state]')?.getAttribute('data-state')).toBe('generated');
  });

  test('show a shelf as a carousel that moves by one', async () => {
    vi.useRealTimers();
    const many = Array.from({ length: 7 }, (_, id) => ({ id, title: `第 ${id} 个`, href: `#${id}` }));
    render(
      <div style={{ inlineSize: 1000 }}>
        <BannerModule layout={BannerLayout.OneOneCarousel} slides={many} />
      </div>,
    );
    await screen.findAllByRole('link');
    expect(reachable()).toHaveLength(5);
    fireEvent.click(screen.getByRole('button', { name: '下一张' }));
    expect(reachable()).toEqual(['第 1 个', '第 2 个', '第 3 个', '第 4 个', '第 5 个']);
  });
});
