import type { StudyBeatResult } from '@stoa/api/contract/study';
import { AwardKind } from '@stoa/domain';
import {
  again,
  changeRate,
  confirmPresence,
  finish,
  finished,
  giveWay,
  hide,
  hold,
  keepOn,
  pause,
  play,
  read,
  seek,
  seen,
  seenPage,
  show,
  tick,
  unload,
} from './activity.ts';
import type { Moment, Result, SessionName, StudyEvent, TimerName } from './events.ts';
import { answerOpening, leave, open, renew, renewAgain, takeOver } from './opening.ts';
import { answered } from './outline.ts';
import { andThen, keep, release, sessionOf, withReady, withShown } from './session.ts';
import type { StudyModel } from './state.ts';

/** The pause between two beats becomes at most this many times longer than planned. */
const slowest = 8;

const nothing = (model: StudyModel): Result => [model, []];

/** The server has answered a beat; every number that the page shows comes from such an answer. */
function count(model: StudyModel, of: SessionName, answer: StudyBeatResult): Result {
  const { start } = model.shown.stage;
  const paced = { ...model, slower: answer.reason === 'THROTTLED' ? Math.min(model.slower * 2, slowest) : 1 };
  if (!start) return nothing(paced);
  const isCurrent = sessionOf(model)?.id === of.id;
  const isOver = answer.reason === 'OTHER_SESSION' || answer.reason === 'ENDED';
  // A session that was ended by its own renewal was not ended by another device.
  if (isOver && (!isCurrent || model.opening?.why === 'renewal')) return nothing(paced);
  const numbers = answer.reason === 'ENDED' ? nothing(paced) : withNumbers(paced, of, answer);
  return andThen(
    andThen(numbers, (told) => (isOver ? hold(told, { kind: 'device' }) : nothing(told))),
    (told) => (isCurrent && answer.reason !== 'ENDED' ? askPresence(told, answer) : nothing(told)),
  );
}

function withNumbers(model: StudyModel, of: SessionName, answer: StudyBeatResult): Result {
  const { stage, awards, unlocks, completedBy } = model.shown;
  const { start } = stage;
  if (!start) return nothing(model);
  const next = start.course.courseId === of.courseId ? answered(start, answer) : start;
  const isDone = start.progress.completedTime === undefined && next.progress.completedTime !== undefined;
  const told = withShown(model, {
    stage: { ...stage, start: next },
    awards: answer.awards.length > 0 ? [...awards, ...answer.awards] : awards,
    completedBy: answer.awards.some(({ kind }) => kind === AwardKind.CourseCompleted)
      ? answer.item.itemId
      : completedBy,
    unlocks: answer.awards.length === 0 && (answer.unlocked ?? []).length > 0 ? unlocks + 1 : unlocks,
  });
  // Items without a timeline end when they are complete.
  const ends = isDone && next.item.sources.length === 0;
  return [ends ? withReady(told, { end: { kind: 'ended', at: model.now } }) : told, []];
}

function askPresence(model: StudyModel, { presence }: StudyBeatResult): Result {
  if (!presence || presence.checkId === sessionOf(model)?.acknowledged) return nothing(model);
  return hold(model, { kind: 'presence', ...presence });
}

function fire(model: StudyModel, timer: TimerName): Result {
  switch (timer) {
    case 'beat':
      return tick(model);
    case 'keep':
      return keepOn(model);
    case 'renew':
      return renewAgain(model);
    default:
      return timer satisfies never;
  }
}

function react(model: StudyModel, event: StudyEvent): Result {
  switch (event.type) {
    case 'asked':
      return open(model, event.request);
    case 'retried':
      return model.request ? open(model, model.request) : nothing(model);
    case 'tookOver':
      return takeOver(model);
    case 'present':
      return confirmPresence(model);
    case 'again':
      return again(model, event.from);
    case 'stayed':
      return nothing(withReady(model, { end: undefined }));
    case 'playing':
      return play(model, event.rate);
    case 'paused':
      return pause(model);
    case 'sought':
      return seek(model, event.to);
    case 'rated':
      return changeRate(model, event.rate);
    case 'finished':
      return finish(model);
    case 'reads':
      return read(model, event.on);
    case 'seen':
      return seen(model, event.facts);
    case 'seenPage':
      return seenPage(model, event.page, event.of);
    case 'hidden':
      return hide(model);
    case 'shown':
      return show(model);
    case 'leaving':
      return release(model);
    case 'unloading':
      return andThen(release(model), unload);
    case 'online': {
      const session = sessionOf(model);
      return session
        ? [model, [{ do: 'flush', session: session.id, turn: undefined, withinMs: 0 }]]
        : nothing(model);
    }
    case 'detached':
      return nothing(model);
    case 'claimedElsewhere':
      return giveWay(model);
    case 'renewalWanted':
      return renew(model);
    case 'left':
      return leave(model);
    case 'fired':
      return fire(model, event.timer);
    case 'flushed':
      return andThen(finished(model, event.turn), (told) => answerOpening(told, event));
    case 'closed':
    case 'leftSent':
    case 'chaptersCame':
    case 'started':
    case 'failed':
    case 'outlined':
      return answerOpening(model, event);
    case 'answered':
      return count(model, event.session, event.answer);
    case 'failures':
      return nothing(withShown(model, { failures: event.failures }));
    default:
      return event satisfies never;
  }
}

/**
 * One step of the visit: the model after an event, and the effects to carry out. It has no clock, promise or
 * storage of its own, so that a test can play any history.
 */
export const step = (model: StudyModel, event: StudyEvent, { now, played }: Moment): Result =>
  andThen(keep({ ...model, now }, played), (kept) => react(kept, event));
