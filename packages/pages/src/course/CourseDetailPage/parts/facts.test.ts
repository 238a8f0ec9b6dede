import { AssignKind } from '@stoa/domain';
import { zhCN } from '@stoa/ui/locales/zh-CN';
import { expect, test } from 'vitest';
import { courseFixture } from '../../fixtures/courseDetail.ts';
import { courseDetailIn } from '../../fixtures/words.ts';
import { assignmentOf } from './facts.ts';

test('the due date of a plan is in words, as on the chips of due dates', () => {
  const course = courseFixture('zh-CN', {
    assignments: [
      {
        planId: 1,
        planName: '新员工 30 天',
        assignKind: AssignKind.Compulsory,
        dueTime: new Date(2026, 10, 30, 10).getTime(),
      },
    ],
  });
  const now = new Date(2026, 10, 20).getTime();
  expect(assignmentOf(course, courseDetailIn('zh-CN'), now, zhCN.taskItem.time)).toBe(
    '在「新员工 30 天」中为必修，11 月 30 日 10:00 前完成',
  );
});
