import { ItemKind, ProgressState } from '@stoa/domain';
import { afterEach, expect, test } from 'vitest';
import '@stoa/theme/styles.css';
import { cleanup, render, screen } from '../test/render.tsx';
import { LessonRow } from './LessonRow.tsx';

afterEach(cleanup);

test('an item without access says how it is opened, also where it was never locked by its order', () => {
  render(
    <LessonRow
      title="从目标到必赢之战"
      itemKind={ItemKind.Video}
      state={ProgressState.NotStarted}
      lockedReason="ACCESS"
      required
      trial={false}
      onChoose={() => undefined}
    />,
  );
  expect(screen.getByText('购买后解锁')).toBeDefined();
  expect(document.querySelector('[data-component="LessonRow"]')?.getAttribute('data-state')).toBe('locked');
});
