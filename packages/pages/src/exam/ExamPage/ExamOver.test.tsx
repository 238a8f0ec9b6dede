import { SubmitReason } from '@stoa/domain';
import { UiProvider } from '@stoa/ui';
import { zhCN } from '@stoa/ui/locales/zh-CN';
import { createRoot } from 'react-dom/client';
import { createTranslator } from 'use-intl/core';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import words from '../words/zh-CN/exam.ts';
import { ExamOver } from './ExamOver.tsx';

test('the page after an attempt has the focus on its heading, because the question that had it is gone', async () => {
  const t = createTranslator({ locale: 'zh-CN', messages: { exam: words }, namespace: 'exam' });
  const holder = document.createElement('div');
  document.body.append(holder);
  const root = createRoot(holder);
  root.render(
    <UiProvider labels={zhCN}>
      <ExamOver
        title="季度考试"
        reason={SubmitReason.EndedEarly}
        result="there"
        t={t}
        onResult={vi.fn<() => void>()}
        onRetry={vi.fn<() => void>()}
      />
    </UiProvider>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  root.unmount();
  holder.remove();
});
