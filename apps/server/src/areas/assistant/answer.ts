import type { SessionContext } from '../../http/handle.ts';
import { viewerOf } from '../course/viewer.ts';
import type { Answerer, Asked, Place } from './answers/answering.ts';
import { creditAnswer } from './answers/credit.ts';
import { dueAnswer } from './answers/due.ts';
import { examAnswer } from './answers/exam.ts';
import { findAnswer, nearAnswer } from './answers/find.ts';
import { resumeAnswer } from './answers/resume.ts';
import { ruleAnswer } from './answers/rule.ts';
import { summaryAnswer } from './answers/summary.ts';
import { fallbackAnswer, greetingAnswer, thanksAnswer, whoAnswer } from './answers/talk.ts';
import { intentsOf } from './intents.ts';
import type { Intent } from './intents.ts';
import { subjectOf, topicOf } from './question.ts';
import type { Reply } from './reply.ts';

const answerers: Readonly<Record<Intent, Answerer>> = {
  greeting: greetingAnswer,
  thanks: thanksAnswer,
  who: whoAnswer,
  rule: ruleAnswer,
  due: dueAnswer,
  exam: examAnswer,
  credit: creditAnswer,
  resume: resumeAnswer,
  find: findAnswer,
  summary: summaryAnswer,
};

/**
 * What the embedded assistant answers: by rules alone, without a language model, and only from what the
 * person may see. A question with several possible intents gets the first one that has an answer.
 */
export async function answerTo(context: SessionContext, question: string, place: Place): Promise<Reply> {
  const topic = topicOf(question);
  const viewer = await viewerOf(context);
  const asked: Asked = { context, viewer, question, topic, subject: subjectOf(topic), place };
  for (const answerer of [...intentsOf(question).map((one) => answerers[one]), ruleAnswer, nearAnswer]) {
    const found = await answerer(asked);
    if (found !== undefined) return found;
  }
  return fallbackAnswer(asked);
}
