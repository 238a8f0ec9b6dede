import '@stoa/theme/styles.css';
import { UiProvider } from '@stoa/ui';
import { en } from '@stoa/ui/locales/en';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { examRecordsIn, labelsIn, recordsFixture, resultNow } from '../resultFixtures.ts';
import { ExamRecordPage } from './index.ts';

test('the number of an attempt is one line in English', async () => {
  await page.viewport(1200, 900);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider labels={en}>
      <ExamRecordPage
        records={{
          state: 'ready',
          data: { rows: recordsFixture('en'), total: 25, pageNo: 1, pages: 2, stale: false },
        }}
        exams={[]}
        filters={{ from: '', to: '' }}
        narrow={false}
        listHref="/exam/list"
        resultHrefOf={() => '/exam/record'}
        now={resultNow}
        locale="en"
        labels={labelsIn('en')}
        t={examRecordsIn('en')}
        onFilter={() => undefined}
        onClear={() => undefined}
        onPage={() => undefined}
      />
    </UiProvider>,
  );
  const attempt = page.getByText('Attempt 1', { exact: true }).first();
  await expect.element(attempt).toBeVisible();
  const range = document.createRange();
  range.selectNodeContents(attempt.element());
  expect(range.getClientRects()).toHaveLength(1);
  root.unmount();
});
