import { expect, test } from 'vitest';
import { CourseCard } from '../CourseCard/CourseCard.tsx';
import { render } from '../test/render.tsx';
import { Grid } from './Grid.tsx';

test('the first twelve cards are laid out at once, so that none changes its height while people look at it', () => {
  const { container } = render(
    <Grid asChild>
      <ul>
        {Array.from({ length: 14 }, (_, at) => (
          <li key={at}>
            <CourseCard
              seed={at}
              category={0}
              href={`#${at}`}
              title={`课 ${at}`}
              itemCount={3}
              durationSeconds={0}
            />
          </li>
        ))}
      </ul>
    </Grid>,
  );
  const waits = [...container.querySelectorAll('[data-component="CourseCard"]')].map(
    (card) => getComputedStyle(card).contentVisibility,
  );
  expect(waits).toEqual([...Array.from({ length: 12 }, () => 'visible'), 'auto', 'auto']);
});
