import '@stoa/theme/styles.css';
import { QuestionKind } from '@stoa/domain';
import { page } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { cleanup, render, screen } from '../test/render.tsx';
import { Question } from './Question.tsx';

afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

const filled = (
  <Question
    mode="review"
    number={1}
    kind={QuestionKind.FillIn}
    pieces={['灭火器每', '检查一次，由', '签字。']}
    value={['季度', 'ResponsiblePersonOfTheStoreOnDuty']}
    outcome={{ verdict: 'partly', correct: ['月 | 一个月', '值班店长 | 当班负责人'] }}
  />
);

test('on a phone each blank shows what was written, what is right and how it was marked, one below the other', async () => {
  await page.viewport(375, 700);
  render(filled);
  const table = screen.getByRole('table');
  expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  const [mine, right, result] = [...table.querySelectorAll('td')].map((cell) => ({
    label: getComputedStyle(cell, '::before').content,
    top: cell.getBoundingClientRect().top,
  }));
  expect([mine?.label, right?.label, result?.label]).toEqual(['"你的答案"', '"正确答案"', '"结果"']);
  expect(mine?.top).toBeLessThan(right?.top ?? 0);
  expect(right?.top).toBeLessThan(result?.top ?? 0);
});

test('with more space the answers are columns of a table', async () => {
  await page.viewport(1024, 700);
  render(filled);
  const [mine, right] = [...screen.getByRole('table').querySelectorAll('td')];
  expect(mine && getComputedStyle(mine, '::before').content).toBe('none');
  expect(mine?.getBoundingClientRect().top).toBe(right?.getBoundingClientRect().top);
});
