import '@stoa/theme/styles.css';
import { BannerLayout } from '@stoa/domain';
import { cleanup, render } from '../test/render.tsx';
import { afterEach, expect, test } from 'vitest';
import { BannerModule } from './BannerModule.tsx';

afterEach(cleanup);

test.each([288, 343])('keeps its controls beside the picture on a phone, %d px wide', (width) => {
  const { container } = render(
    <div style={{ inlineSize: width }}>
      <BannerModule
        layout={BannerLayout.Carousel}
        size="md"
        slides={Array.from({ length: 6 }, (_, id) => ({ id, title: `每天进步一点点 ${id}`, href: '#a' }))}
        autoplaySeconds={6}
      />
    </div>,
  );
  const controls = container.querySelector('[data-part="controls"]');
  const scene = container.querySelector('[data-part="viewport"] svg');
  if (controls === null || scene === null) throw new Error('nothing was shown');
  expect(controls.textContent).toBe('1 / 6');
  expect(controls.getBoundingClientRect().right).toBeLessThanOrEqual(scene.getBoundingClientRect().left);
});
