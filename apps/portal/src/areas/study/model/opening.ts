import type { StudyBeatResult, StudyStart } from '@stoa/api/contract/study';
import { backoffMs, type Backoff } from '@stoa/domain/kernel';
import { resumePosition } from '../resumePoint.ts';
import type { Result, StudyEffect } from './events.ts';
import { answered, entryOf } from './outline.ts';
import {
  active,
  beat,
  endRenewal,
  isStudied,
  noTimers,
  readyOf,
  release,
  remember,
  sessionFrom,
  sessionOf,
  andThen,
  withReady,
  withSession,
  withShown,
} from './session.ts';
import type {
  Opening,
  OpeningStep,
  RenewalStep,
  StudyModel,
  StudyRefusal,
  StudyRequest,
  Viewed,
} from './state.ts';
import type { Answer } from './events.ts';

/** The longest time that leaving an item waits for the answer to its last beat. */
const leaveMs = 1_000;
/** The longest time that a renewal waits for the beats of the session that it ends. */
const emptyMs = 1_500;
/** The longest time that one attempt to renew a film's addresses may take. */
const renewalMs = 10_000;
/** Pauses between attempts to renew a film's addresses. */
const renewalPauses: Backoff = { firstMs: 500, longestMs: 8_000 };

type Renewal = Extract<Opening, { why: 'renewal' }>;
type Request = Exclude<Opening, Renewal>;

const nothing = (model: StudyModel): Result => [model, []];

/** Moves to the next step of opening, which is a request. */
function ask(
  model: StudyModel,
  opening: Request,
  step: OpeningStep,
  question: (turn: number) => StudyEffect,
): Result {
  const turn = model.turn + 1;
  return [{ ...model, turn, opening: { ...opening, turn, step } }, [question(turn)]];
}

/** Ends the session with its last beat; with a `turn`, the visit waits for the end. */
function close(model: StudyModel, turn: number | undefined): Result {
  return andThen(endRenewal(model), (ended) => {
    const session = sessionOf(ended);
    if (session === undefined) return nothing(ended);
    const end = readyOf(ended)?.end;
    return [
      // The answer to a film's last beat is no longer awaited, because another item opens.
      withReady(ended, { activity: { kind: 'left' }, end: end?.kind === 'ended' ? end : undefined }),
      [
        { do: 'pause' },
        active(session, false),
        ...remember(ended),
        ...beat(ended, 'SWITCH'),
        ...noTimers,
        { do: 'end', session: session.id, withinMs: leaveMs, turn },
      ],
    ];
  });
}

/** The page is being left, so answers that have not arrived yet are ignored. */
export const leave = (model: StudyModel): Result =>
  andThen(close(model, undefined), (closed) => nothing({ ...closed, opening: undefined }));

/** Opens an item, after the previous session has ended and the beats that earlier visits left were sent. */
export function open(model: StudyModel, request: StudyRequest): Result {
  const { start } = model.shown.stage;
  return andThen(begin({ ...model, request }, request, 'address'), (begun) =>
    nothing(withShown(begun, { stage: { phase: 'loading', start } })),
  );
}

function begin(model: StudyModel, request: StudyRequest, why: Request['why']): Result {
  const turn = model.turn + 1;
  const opening: Opening = { why, turn, request, step: { at: 'closing' } };
  if (sessionOf(model) === undefined) return sendLeft({ ...model, opening }, opening);
  return andThen(close({ ...model, turn }, turn), (closed) => nothing({ ...closed, opening }));
}

/** Continues the lesson here that plays elsewhere, at the same second. */
export function takeOver(model: StudyModel): Result {
  const ready = readyOf(model);
  if (!model.request || ready?.activity.kind !== 'elsewhere') return nothing(model);
  if (model.opening?.why === 'takeOver') return nothing(model);
  const { where } = ready.activity;
  const request = { ...model.request, itemId: ready.start.item.itemId, wish: undefined };
  return andThen(begin(model, request, 'takeOver'), (begun) =>
    nothing(withReady(begun, { activity: { kind: 'elsewhere', where, session: undefined } })),
  );
}

const sendLeft = (model: StudyModel, opening: Request): Result =>
  ask(model, opening, { at: 'sendingLeft' }, (turn) => ({ do: 'sendLeft', turn, key: undefined }));

const start = (model: StudyModel, opening: Request, itemId: number | undefined, mayUnlock: boolean): Result =>
  ask(model, opening, { at: 'starting', itemId, mayUnlock }, (turn) => ({
    do: 'start',
    turn,
    request: opening.request,
    itemId,
    timeoutMs: undefined,
  }));

/** Continues when the beats of earlier visits have been sent. */
function leftSent(model: StudyModel, opening: Request, answers: readonly StudyBeatResult[]): Result {
  const { step, request } = opening;
  switch (step.at) {
    case 'sendingLeft':
      if (request.itemId !== undefined || request.chapterId === undefined) {
        return start(model, opening, request.itemId, true);
      }
      return ask(model, opening, { at: 'findingItem' }, (turn) => ({ do: 'askChapters', turn, request }));
    case 'unlocked':
      return start(model, opening, step.itemId, false);
    case 'counting': {
      const known = answers
        .filter(({ reason }) => reason !== 'ENDED')
        .reduce((before, answer) => answered(before, answer), step.start);
      return opened(model, opening, known, step.viewed);
    }
    case 'closing':
    case 'findingItem':
    case 'starting':
    case 'unlocking':
    case 'refusing':
      return nothing(model);
    default:
      return step satisfies never;
  }
}

/** The server has started a session; its key decrypts the beats of earlier visits. */
function started(model: StudyModel, opening: Request, begun: StudyStart, viewed: Viewed | undefined): Result {
  const { step } = opening;
  const next: OpeningStep =
    step.at === 'unlocking'
      ? { at: 'unlocked', itemId: step.itemId }
      : { at: 'counting', start: begun, viewed };
  return ask(model, opening, next, (turn) => ({ do: 'sendLeft', turn, key: begun.outboxKey }));
}

function factsOf(model: StudyModel, start: StudyStart, viewed: Viewed | undefined, wish: number | undefined) {
  const skew = start.serverTime - model.now;
  const { item, progress, policy } = start;
  const startAt = resumePosition({
    server: { position: progress.lastPosition, updatedTime: progress.updatedTime },
    local: viewed,
    skew,
    seekPolicy: policy.seekPolicy,
    maxPosition: progress.maxPosition,
    completed: progress.completedTime !== undefined,
    duration: item.duration ?? 0,
    wish,
  });
  return { start, skew, startAt };
}

function opened(
  model: StudyModel,
  { why, request }: Request,
  begun: StudyStart,
  viewed: Viewed | undefined,
): Result {
  const facts = factsOf(model, begun, viewed, request.wish);
  const goesOn = why === 'takeOver' && model.shown.stage.start?.item.itemId === begun.item.itemId;
  const position = goesOn ? model.position : facts.startAt;
  const activity = { kind: 'idle', session: sessionFrom(begun), resumes: false } as const;
  const stage = { phase: 'ready', ...facts, activity, end: undefined } as const;
  return [
    withShown({ ...model, position, opening: undefined }, { stage, failures: 0 }),
    [{ do: 'begin', start: begun }, ...(why === 'takeOver' ? [{ do: 'play' } as const] : [])],
  ];
}

type Failed = Extract<Answer, { type: 'failed' }>;

function refuse(
  model: StudyModel,
  opening: Request,
  { refusal, mayHoldUnsent, error }: Omit<Failed, 'type' | 'turn'>,
): Result {
  const { step, why, request } = opening;
  if (refusal === 'order' && mayHoldUnsent && step.at === 'starting' && step.mayUnlock) {
    return ask(model, opening, { at: 'unlocking', itemId: step.itemId }, (turn) => ({
      do: 'start',
      turn,
      request,
      itemId: undefined,
      timeoutMs: undefined,
    }));
  }
  // After a network failure the stage stays as it was, so that the person can try again.
  if (why === 'takeOver' && refusal === 'network') {
    const { takeOverFailed } = model.shown;
    return [withShown({ ...model, opening: undefined }, { takeOverFailed: takeOverFailed + 1 }), []];
  }
  if (refusal !== 'order' && refusal !== 'vip' && refusal !== 'buy') {
    return refused(model, opening, { refusal, error });
  }
  return ask(model, opening, { at: 'refusing', refusal }, (turn) => ({ do: 'askOutline', turn, request }));
}

const refused = (
  model: StudyModel,
  { request }: Request,
  why: Pick<Failed, 'refusal' | 'error'>,
  outline?: Extract<Answer, { type: 'outlined' }>['outline'],
): Result => {
  const { start } = model.shown.stage;
  const stage = { phase: 'refused', start, ...why, refusedId: request.itemId, outline } as const;
  return [withShown({ ...model, opening: undefined }, { stage }), []];
};

/**
 * Requests new addresses for the open film by starting a session that replaces its own. It is repeated while
 * the film continues with what it has loaded.
 */
export function renew(model: StudyModel): Result {
  const { opening, request } = model;
  if (opening?.why === 'renewal') {
    // A renewal that pauses between two attempts tries again at once, because the player waits.
    return opening.step.at === 'waiting' ? empty(model, opening) : nothing(model);
  }
  const ready = readyOf(model);
  const session = sessionOf(model);
  if (opening || !request || !ready || !session || ready.activity.kind === 'elsewhere') {
    return [model, [{ do: 'notRenewed' }]];
  }
  return empty(model, {
    why: 'renewal',
    turn: model.turn,
    request: { ...request, itemId: ready.start.item.itemId, wish: undefined },
    step: { at: 'emptying' },
    failed: 0,
  });
}

/** Sends the beats of the session that is about to end, because what was played until now belongs to it. */
function empty(model: StudyModel, renewal: Renewal): Result {
  const session = sessionOf(model);
  if (session === undefined) return nothing(model);
  const turn = model.turn + 1;
  return [
    { ...model, turn, opening: { ...renewal, turn, step: { at: 'emptying' } } },
    [
      { do: 'stopTimer', timer: 'renew' },
      ...beat(model, 'TICK'),
      { do: 'flush', session: session.id, turn, withinMs: emptyMs },
    ],
  ];
}

/** The pause between two attempts is over, so the next attempt begins. */
export const renewAgain = (model: StudyModel): Result =>
  model.opening?.why === 'renewal' && model.opening.step.at === 'waiting'
    ? empty(model, model.opening)
    : nothing(model);

function replace(model: StudyModel, renewal: Renewal): Result {
  const turn = model.turn + 1;
  const { request } = renewal;
  return [
    { ...model, turn, opening: { ...renewal, turn, step: { at: 'starting', withheld: [] } } },
    [{ do: 'start', turn, request, itemId: request.itemId, timeoutMs: renewalMs }],
  ];
}

/**
 * The new session takes over the seconds that were played while it was requested. When playing is blocked, it
 * stays blocked.
 */
function replaced(
  model: StudyModel,
  step: Extract<RenewalStep, { at: 'starting' }>,
  begun: StudyStart,
  viewed: Viewed | undefined,
): Result {
  const ready = readyOf(model);
  const old = sessionOf(model);
  if (!ready || !old) return nothing(model);
  const session = sessionFrom(begun);
  const activity = withSession(ready.activity, session);
  const facts = factsOf(model, begun, viewed, undefined);
  return [
    withShown(withReady({ ...model, opening: undefined }, { ...facts, activity }), { failures: 0 }),
    [
      // Beats that are not sent yet are sent later; nothing waits for them.
      { do: 'end', session: old.id, withinMs: undefined, turn: undefined },
      { do: 'begin', start: begun },
      ...(isStudied(activity) ? [active(session, true)] : []),
      ...(step.withheld.length > 0
        ? [{ do: 'keep', session: session.id, spans: step.withheld } as const]
        : []),
      { do: 'renewed', sources: begun.item.sources },
    ],
  ];
}

function notReplaced(model: StudyModel, renewal: Renewal, refusal: StudyRefusal): Result {
  if (refusal === 'network') {
    const failed = renewal.failed + 1;
    return andThen(release(model), (released) => [
      { ...released, opening: { ...renewal, failed, step: { at: 'waiting' } } },
      [{ do: 'setTimer', timer: 'renew', ms: backoffMs(failed, renewalPauses) }],
    ]);
  }
  const { turn, request } = renewal;
  const opening: Request = { why: 'address', turn, request, step: { at: 'closing' } };
  return andThen(close(model, undefined), (closed) =>
    refuse({ ...closed, opening }, opening, { refusal, mayHoldUnsent: false }),
  );
}

function answerRenewal(model: StudyModel, renewal: Renewal, answer: OpeningAnswer): Result {
  const { step } = renewal;
  switch (answer.type) {
    case 'flushed':
      return replace(model, renewal);
    case 'started':
      if (step.at !== 'starting') return nothing(model);
      // Addresses of another item would play it in this item's place, so they count as none.
      return answer.start.item.itemId === renewal.request.itemId
        ? replaced(model, step, answer.start, answer.viewed)
        : notReplaced(model, renewal, 'network');
    case 'failed':
      return notReplaced(model, renewal, answer.refusal);
    case 'closed':
    case 'leftSent':
    case 'chaptersCame':
    case 'outlined':
      return nothing(model);
    default:
      return answer satisfies never;
  }
}

function answerRequest(model: StudyModel, opening: Request, answer: OpeningAnswer): Result {
  switch (answer.type) {
    case 'closed':
      return sendLeft(model, opening);
    case 'leftSent':
      return leftSent(model, opening, answer.answers);
    case 'chaptersCame': {
      const { chapterId } = opening.request;
      const entry = chapterId === undefined ? undefined : entryOf(answer.chapters, chapterId);
      return start(model, opening, entry?.itemId, true);
    }
    case 'started':
      return started(model, opening, answer.start, answer.viewed);
    case 'failed':
      return refuse(model, opening, answer);
    case 'outlined':
      return opening.step.at === 'refusing'
        ? refused(model, opening, { refusal: opening.step.refusal }, answer.outline)
        : nothing(model);
    case 'flushed':
      return nothing(model);
    default:
      return answer satisfies never;
  }
}

/** The answers to the requests of opening an item. */
export type OpeningAnswer = Exclude<Answer, { type: 'answered' | 'failures' }>;

/** Answers to earlier requests are ignored, because another item is open or being opened by now. */
export function answerOpening(model: StudyModel, answer: OpeningAnswer): Result {
  const { opening } = model;
  if (opening?.turn !== answer.turn) return nothing(model);
  return opening.why === 'renewal'
    ? answerRenewal(model, opening, answer)
    : answerRequest(model, opening, answer);
}
