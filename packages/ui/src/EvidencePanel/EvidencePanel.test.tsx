import { afterEach, expect, test } from 'vitest';
import { cleanup, render, screen } from '../test/render.tsx';
import { EvidencePanel } from './EvidencePanel.tsx';
import { finished, halfWatched, paper } from './fixtures.ts';

afterEach(cleanup);

test('says what is missing and why, for each reason in its own words', () => {
  render(<EvidencePanel {...halfWatched} />);
  expect(screen.getByText('再学 8:36 未计入的内容')).toBeDefined();
  expect(screen.getByText('播放速度超过上限')).toBeDefined();
  expect(screen.getByText('播放过但未计入')).toBeDefined();
});

test('does not mention what did not happen', () => {
  render(<EvidencePanel {...finished} />);
  expect(screen.getByText('没有未计入的部分。')).toBeDefined();
  expect(screen.queryByText('播放过但未计入')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

test('draws no bar for an item without a length', () => {
  const { container } = render(<EvidencePanel {...paper} />);
  expect(container.querySelector('[data-part="timeline"]')).toBeNull();
  expect(screen.getByText('再停留 8 秒')).toBeDefined();
});
