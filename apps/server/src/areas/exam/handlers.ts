import type { Handlers, Run } from '../../http/register.ts';
import { checkQuestion } from './check.ts';
import { listDesk, listDeskAttempts } from './desk.ts';
import { endExam, giveTime } from './deskTime.ts';
import { enterExternal, externalInfo } from './external.ts';
import { keepLate } from './late.ts';
import { listExams, listRecords } from './list.ts';
import { attemptsAt, examOr404 } from './queries.ts';
import { showResult } from './result.ts';
import { saveAttempt } from './save.ts';
import { courseBlockOf, startAttempt } from './start.ts';
import { submitAttempt } from './submit.ts';
import { examInfoOf } from './summary.ts';
import { commentSwitch, reportSwitch } from './switches.ts';
import { watchAttempt } from './watch.ts';
import { checkWrong, listWrong } from './wrong.ts';

const showInfo: Run<'examInfo'> = async (context, { examId }) => {
  const row = await examOr404(context, examId);
  const courseBlock = await courseBlockOf(context, row);
  return examInfoOf(context, row, await attemptsAt(context, [examId]), courseBlock);
};

const start: Run<'attemptStart'> = (context, { examId, attemptId, password, ...origin }) =>
  startAttempt(context, { examId, attemptId, password, origin });

export const examHandlers = {
  examList: listExams,
  examInfo: showInfo,
  attemptStart: start,
  attemptSave: saveAttempt,
  attemptSwitch: reportSwitch,
  attemptSwitchComment: commentSwitch,
  attemptCheck: checkQuestion,
  attemptSubmit: submitAttempt,
  attemptResult: showResult,
  attemptLate: keepLate,
  attemptWatch: watchAttempt,
  examRecords: listRecords,
  externalExamInfo: externalInfo,
  externalExamEnter: enterExternal,
  examDesk: listDesk,
  examDeskAttempts: listDeskAttempts,
  examExtraTime: giveTime,
  examEnd: endExam,
  wrongQuestions: listWrong,
  wrongQuestionCheck: checkWrong,
} satisfies Handlers;
