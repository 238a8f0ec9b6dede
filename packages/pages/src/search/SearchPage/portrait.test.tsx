import '@stoa/theme/styles.css';
import { vars } from '@stoa/theme/tokens';
import { TargetKind } from '@stoa/domain';
import { UiProvider } from '@stoa/ui';
import { en } from '@stoa/ui/locales/en';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { answerFixture } from '../fixtures.ts';
import { SearchPage } from './index.ts';
import { searchPageFixture } from './fixtures.tsx';

const plates = () =>
  [...document.querySelectorAll('[data-component="Avatar"]')].map((each) => each.parentElement);

test('the portrait of a person who was found stands on the tint of the company', async () => {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.background = vars.accent.tint1;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const answer = answerFixture('en');
  root.render(
    <UiProvider labels={en}>
      <SearchPage
        {...searchPageFixture('en')}
        answer={{
          state: 'ready',
          data: { ...answer, counts: answer.counts.filter(({ kind }) => kind === TargetKind.Teacher) },
        }}
      />
    </UiProvider>,
  );
  await expect.poll(() => plates().length, { timeout: 10_000 }).toBeGreaterThan(0);
  const { backgroundColor } = getComputedStyle(probe);
  for (const plate of plates()) {
    if (plate === null) throw new Error('No plate');
    expect(getComputedStyle(plate).backgroundColor).toBe(backgroundColor);
  }
  root.unmount();
  probe.remove();
});
