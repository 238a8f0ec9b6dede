import { QuestionKind } from '@stoa/domain';
import { UiProvider } from '@stoa/ui';
import { zhCN } from '@stoa/ui/locales/zh-CN';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '@stoa/theme/styles.css';
import { examPageFixture } from '../fixtures.ts';
import { stemOf } from '../markup.tsx';
import { ExamPage } from './ExamPage.tsx';

const questions = [
  {
    questionId: 1,
    kind: QuestionKind.Ordering,
    stemHtml: '从小到大',
    options: [
      { key: 'A', text: '面积 $x^2$' },
      { key: 'B', text: '$\\frac{1}{2}$' },
    ],
  },
  {
    questionId: 2,
    kind: QuestionKind.Matching,
    stemHtml: '配对',
    left: [{ key: 'L1', text: '$\\sqrt{9}$' }],
    right: [{ key: 'R1', text: '$3^1$' }],
  },
];

let root: Root;
beforeEach(() => {
  const fixture = examPageFixture('zh-CN', {
    paper: { sections: [{ sectionId: 1, title: '公式', questions }] },
    answers: new Map(),
    flagged: new Set(),
    current: 1,
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider labels={zhCN}>
      <ExamPage {...fixture} />
    </UiProvider>,
  );
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

test('formulae to be put in order are drawn, and named in characters by the buttons that move them', async () => {
  const down = page.getByRole('button', { name: '下移：面积 x²' });
  await expect.element(down).toBeVisible();
  const items = page.getByRole('group', { name: /^第 1 题/ }).getByRole('listitem');
  await expect.poll(() => items.first().element().querySelector('math')).not.toBeNull();
  await userEvent.click(down);
  await expect.element(items.nth(1).getByRole('button', { name: '上移：面积 x²' })).toHaveFocus();
});

test('formulae to be matched are drawn, and in characters in the list that they are chosen from', async () => {
  const choice = page.getByRole('combobox', { name: '√9' });
  await expect.element(choice).toBeVisible();
  await userEvent.selectOptions(choice, 'A  3¹');
  await expect.element(choice).toHaveValue('R1');
  const group = page.getByRole('group', { name: /^第 2 题/ });
  await expect.poll(() => group.element().querySelectorAll('math').length).toBe(2);
});

test('a question of one plain paragraph is text at once, so that nothing below it moves when the sanitiser comes', () => {
  expect(stemOf('<p>冷藏商品到店验收</p>')).toBe('冷藏商品到店验收');
  expect(stemOf('<p>一个公式 $x^2$</p>')).not.toBeTypeOf('string');
});
