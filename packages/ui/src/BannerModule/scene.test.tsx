import '@stoa/theme/styles.css';
import { BannerLayout } from '@stoa/domain';
import { cleanup, render } from '../test/render.tsx';
import { afterEach, expect, test } from 'vitest';
import { BannerModule } from './BannerModule.tsx';

afterEach(cleanup);

const slides = ['班组长管理技能', '质量工具七法', '反洗钱合规', '个人信息保护', '机器人'].map(
  (title, id) => ({
    id,
    title,
    href: '#a',
  }),
);

test.each([
  ['flat tiles', BannerLayout.ThreePicture, 984],
  ['halves', BannerLayout.DoublePicture, 1200],
  ['a narrow strip', BannerLayout.Carousel, 288],
])('shows the whole figure of a drawn picture in %s', async (_what, layout, width) => {
  const { container } = render(
    <div style={{ inlineSize: width }}>
      <BannerModule layout={layout} size="md" slides={slides} />
    </div>,
  );
  const figures = () => [...container.querySelectorAll('[data-part="figure"]')];
  await expect.poll(() => figures().length).toBeGreaterThan(0);
  for (const figure of figures()) {
    const frame = figure.parentElement?.parentElement?.getBoundingClientRect();
    if (frame === undefined) throw new Error('a figure is in no frame');
    for (const path of figure.querySelectorAll('path[transform]')) {
      const box = path.getBoundingClientRect();
      expect(box.top).toBeGreaterThanOrEqual(frame.top);
      expect(box.bottom).toBeLessThanOrEqual(frame.bottom);
      expect(box.right).toBeLessThanOrEqual(frame.right);
    }
  }
});

test('shows the whole title of a small tile at 200 %', async () => {
  document.documentElement.style.setProperty('font-size', '200%');
  const title = '班组长管理技能：交接、派工、谈话';
  const { container } = render(
    <div style={{ inlineSize: 984 }}>
      <BannerModule
        layout={BannerLayout.ThreePicture}
        size="md"
        slides={slides.slice(0, 3).map((slide) => ({ ...slide, title }))}
      />
    </div>,
  );
  const titles = () => [...container.querySelectorAll('a > *')];
  await expect.poll(() => titles().length).toBe(3);
  // A line that is cut off is 36 px high; a descender may be below the last line by a few.
  for (const words of titles()) expect(words.scrollHeight).toBeLessThan(words.clientHeight + 10);
  document.documentElement.style.removeProperty('font-size');
});
