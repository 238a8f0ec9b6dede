import { QuestionKind } from '@stoa/domain';
import { UiProvider } from '@stoa/ui';
import { zhCN } from '@stoa/ui/locales/zh-CN';
import { createRoot } from 'react-dom/client';
import { useCallback, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '@stoa/theme/styles.css';
import { examPageFixture } from '../fixtures.ts';
import { ExamPage } from './ExamPage.tsx';
import type { ExamPageProps } from './types.ts';

const questionCount = 200;

/** The numbers of the questions that were rendered, in order. */
const rendered: number[] = [];

/** The page with a parent that keeps the answers, as the portal does. */
function Kept(props: ExamPageProps) {
  const [answers, setAnswers] = useState(props.answers);
  const onAnswer = useCallback<ExamPageProps['onAnswer']>(
    (id, values) => setAnswers((known) => new Map(known).set(id, { values, files: [] })),
    [],
  );
  return <ExamPage {...props} answers={answers} onAnswer={onAnswer} />;
}

afterEach(() => document.body.replaceChildren());

test('a letter typed into a paper of 200 questions renders its own question and no other', async () => {
  const questions = Array.from({ length: questionCount }, (_, at) => ({
    questionId: at + 1,
    kind: QuestionKind.ShortAnswer,
    stemHtml: `第 ${at + 1} 题`,
    // A question reads its score with each rendering.
    get score() {
      rendered.push(at + 1);
      return 1;
    },
  }));
  const fixture = examPageFixture('zh-CN', {
    paper: { sections: [{ sectionId: 1, title: '简答', questions }] },
    answers: new Map(),
    flagged: new Set(),
    current: 7,
  });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <UiProvider labels={zhCN}>
      <Kept {...fixture} />
    </UiProvider>,
  );
  const seventh = page.getByRole('group', { name: /^第 7 题/ }).getByRole('textbox');
  await userEvent.click(seventh);
  expect(new Set(rendered).size).toBe(questionCount);
  rendered.length = 0;
  await userEvent.keyboard('ab');
  await expect.element(seventh).toHaveValue('ab');
  await expect.poll(() => rendered.length).toBeGreaterThan(0);
  expect(new Set(rendered)).toEqual(new Set([7]));
  root.unmount();
});
