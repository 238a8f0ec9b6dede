import type { StudyEvidence } from '@stoa/api/contract/study';
import { ItemKind, ProgressState } from '@stoa/domain';
import { expect, test } from 'vitest';
import { whyIn } from '../fixtures.ts';
import { evidencePanelOf } from './evidence.ts';

const t = whyIn('zh-CN');

const film: StudyEvidence = {
  courseId: 1,
  itemId: 2,
  title: '陈列的秘密',
  itemKind: ItemKind.Video,
  state: ProgressState.InProgress,
  percent: 47,
  duration: 1200,
  counted: [
    [0, 432],
    [768, 900],
  ],
  countedSeconds: 564,
  studySeconds: 845,
  againSeconds: 151,
  refused: [
    { reason: 'TOO_FAST', ranges: [[432, 570]], seconds: 138, beats: 9, lastTime: 1 },
    { reason: 'PRESENCE', ranges: [], seconds: 40, beats: 1, lastTime: 1 },
  ],
  needs: [{ kind: 'WATCH', amount: 516 }],
  rule: { completeRatio: 0.9, maxRate: 2, skipAllowed: true },
  trial: false,
};

test('a film is explained second by second: on the bar, to a screen reader and as a table', () => {
  const view = evidencePanelOf(film, t);
  expect(view).toMatchObject({ figure: '47%', done: false, needs: ['再学 08:36 还未计入的内容'] });
  expect(view.timeline?.label).toBe('已计入 00:00–07:12、12:48–15:00。 播放过但未计入 07:12–09:30。');
  expect(view.timeline?.stretches.map(({ from, state }) => `${from} ${state}`)).toEqual([
    '0 counted',
    '432 refused',
    '768 counted',
  ]);
  expect(view.table?.rows.map(({ cells }) => cells.join('|'))).toEqual([
    '00:00–07:12|已计入',
    '07:12–09:30|未计入：播放速度超过上限',
    '12:48–15:00|已计入',
  ]);
});

test('a reason says what the course allows, and what was made up for later has no advice', () => {
  const [fast, presence] = evidencePanelOf(film, t).reasons;
  expect(fast).toMatchObject({ amount: '02:18', advice: expect.stringContaining('最高 2 倍速') });
  expect(presence?.advice).toBe('后来已经补上，进度里不再缺少。');
});

test('a document has no bar, and says how long to stay', () => {
  const view = evidencePanelOf(
    {
      ...film,
      itemKind: ItemKind.Document,
      duration: 0,
      counted: [],
      refused: [],
      needs: [
        { kind: 'PAGES', amount: 3 },
        { kind: 'STAY', amount: 8 },
      ],
      trial: true,
    },
    t,
  );
  expect(view.timeline).toBeUndefined();
  expect(view.needs).toEqual(['再看 3 页', '再停留 8 秒']);
  expect(view.note).toBe('这是试看：开通课程后，本节的进度计入课程。');
});

test('a completed lesson needs nothing, and a last second that is being sent is not shown as missing', () => {
  expect(
    evidencePanelOf({ ...film, state: ProgressState.Completed, percent: 100, needs: [] }, t),
  ).toMatchObject({
    done: true,
    needs: ['已满足全部要求'],
  });
  expect(evidencePanelOf({ ...film, needs: [] }, t).needs).toEqual(['最近的学习正在确认，请稍等片刻']);
});
