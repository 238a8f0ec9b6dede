import { UiProvider } from '@stoa/ui';
import { zhCN } from '@stoa/ui/locales/zh-CN';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '@stoa/theme/styles.css';
import { examPageFixture } from '../fixtures.ts';
import { ExamPage } from './ExamPage.tsx';

const file = vi.hoisted(() => {
  const open: (() => void)[] = [];
  return {
    /** Resolves when the test lets the file come. */
    comes: new Promise<void>((resolve) => open.push(resolve)),
    let: () => open.forEach((resolve) => resolve()),
  };
});
vi.mock('./parts/WithPractice.tsx', async (load) => {
  await file.comes;
  return load();
});

afterEach(() => document.body.replaceChildren());

test('the questions of a practice appear together when their code has come, so that none pushes another away', async () => {
  await page.viewport(375, 812);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const practice = { checked: new Map(), checking: undefined, onCheck: () => undefined };
  root.render(
    <UiProvider labels={zhCN}>
      <ExamPage {...examPageFixture('zh-CN', { practice })} />
    </UiProvider>,
  );
  const paper = page.getByRole('region', { name: '试卷' });
  await expect.element(paper).toBeInTheDocument();
  expect(
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .filter((one) => paper.element().contains(one)),
  ).toEqual([]);
  // The answer sheet below the questions has no place on the screen yet.
  expect(paper.element().getBoundingClientRect().bottom).toBeGreaterThan(812);
  file.let();
  await expect.element(page.getByRole('group', { name: /^第 1 题/ })).toBeVisible();
  root.unmount();
});
