import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import '@stoa/theme/styles.css';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';

test('a review that is loading has the height of its answers, so that the marker does not see an empty page', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<ReviewSkeleton />);
  await expect.poll(() => host.getBoundingClientRect().height).toBeGreaterThan(300);
  root.unmount();
  host.remove();
});
