import { afterEach, expect, test, vi } from 'vitest';
import '@stoa/theme/styles.css';
import { cleanup, render, screen, waitFor } from '../test/render.tsx';
import { ImageGallery } from './ImageGallery.tsx';

afterEach(cleanup);

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="${colour}"/></svg>`)}`;
const images = ['teal', 'orange', 'navy'].map((colour) => ({ url: picture(colour), caption: colour }));

test('two pictures to compare are beside each other at full size', () => {
  render(
    <div style={{ inlineSize: 1000 }}>
      <ImageGallery images={images.slice(0, 2)} />
    </div>,
  );
  const boxes = screen.getAllByRole('button').map((button) => button.getBoundingClientRect());
  expect(boxes).toHaveLength(2);
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  for (const { width } of boxes) expect(width).toBeGreaterThan(450);
});

test('the page is told which pictures at full size are visible', async () => {
  const onInView = vi.fn<(seen: readonly number[]) => void>();
  render(
    <div style={{ inlineSize: 300 }}>
      <ImageGallery images={images.slice(0, 2)} onInView={onInView} />
    </div>,
  );
  await waitFor(() => expect(onInView).toHaveBeenLastCalledWith([0, 1]));
});

test('more pictures are a grid, of which none counts as seen before it is opened', () => {
  const onInView = vi.fn<(seen: readonly number[]) => void>();
  render(
    <div style={{ inlineSize: 1000 }}>
      <ImageGallery images={images} onInView={onInView} />
    </div>,
  );
  expect(screen.getAllByRole('button')).toHaveLength(3);
  expect(onInView).not.toHaveBeenCalled();
});
