import { UiProvider } from '@stoa/ui';
import { en } from '@stoa/ui/locales/en';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '@stoa/theme/styles.css';
import { examRecordsIn, labelsIn, resultNow } from '../resultFixtures.ts';
import { ExamRecordPage } from './ExamRecordPage.tsx';

const nothing = () => undefined;

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(1280, 800);
});

test('on a phone the dates of the filter have space for a whole date, and the exams their place before they are known', async () => {
  await page.viewport(375, 800);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider labels={en}>
      <ExamRecordPage
        records={{ state: 'loading' }}
        exams={undefined}
        filters={{ from: '', to: '' }}
        narrow
        resultHrefOf={() => '/'}
        now={resultNow}
        locale="en"
        labels={labelsIn('en')}
        t={examRecordsIn('en')}
        onFilter={nothing}
        onClear={nothing}
        onPage={nothing}
      />
    </UiProvider>,
  );
  await expect.element(page.getByRole('combobox', { name: 'Exam' })).toBeVisible();
  const field = page.getByRole('textbox', { name: /From/ }).element();
  const style = getComputedStyle(field);
  const measure = document.createElement('canvas').getContext('2d');
  if (measure) measure.font = style.font;
  const space =
    field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  expect(space).toBeGreaterThanOrEqual(measure?.measureText('YYYY-MM-DD').width ?? Infinity);
  root.unmount();
});
