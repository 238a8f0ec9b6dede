import { AccessState } from '@stoa/domain';
import type { Result, SeenFacts, StudyEffect } from './events.ts';
import {
  active,
  beat,
  endRenewal,
  isStudied,
  nextBeat,
  nextKeep,
  noTimers,
  readyOf,
  remember,
  sessionOf,
  andThen,
  withReady,
  withSession,
} from './session.ts';
import type { Activity, Ready, Session, StudyHold, StudyModel } from './state.ts';

/** The longest time that the end of an item waits for the answer to its last beat. */
const endMs = 1_500;

const nothing = (model: StudyModel): Result => [model, []];

/** The effects that end playing and reading. The caller adds the last beat, because its reason differs. */
function stopping(model: StudyModel, activity: Activity): StudyEffect[] {
  switch (activity.kind) {
    case 'playing':
      return [active(activity.session, false), ...remember(model), ...noTimers];
    case 'reading':
      return [active(activity.session, false), ...noTimers];
    case 'idle':
    case 'held':
    case 'elsewhere':
    case 'left':
      return [];
    default:
      return activity satisfies never;
  }
}

/** Ends playing and reading, and sends what was studied so far. */
const stopped = (model: StudyModel, { activity }: Ready): StudyEffect[] =>
  isStudied(activity) ? [...stopping(model, activity), ...beat(model, 'PAUSE')] : [];

const holding = (session: Session, hold: StudyHold): Activity => {
  switch (hold.kind) {
    case 'tab':
    case 'device':
      return { kind: 'elsewhere', where: hold.kind, session };
    case 'trial':
    case 'presence':
      return { kind: 'held', hold, session };
    default:
      return hold satisfies never;
  }
};

/**
 * Ends playing and reading until the person has done something about the reason. The first reason stays;
 * otherwise a tab that was replaced by another one would show "another device" as well.
 */
export function hold(model: StudyModel, reason: StudyHold): Result {
  const ready = readyOf(model);
  const session = sessionOf(model);
  if (!ready || !session) return nothing(model);
  if (ready.activity.kind === 'held' || ready.activity.kind === 'elsewhere') return nothing(model);
  const activity = holding(session, reason);
  const held = withReady(model, { activity });
  const effects: StudyEffect[] = [...stopped(model, ready), { do: 'pause' }];
  // A renewal under way is ended as well, because its new session would end the session with which the lesson
  // now plays elsewhere.
  return andThen([held, effects], activity.kind === 'elsewhere' ? endRenewal : nothing);
}

/**
 * The film has started to play: the person has started it, it started automatically, or a media key was
 * pressed.
 */
export function play(model: StudyModel, rate: number): Result {
  const activity = readyOf(model)?.activity;
  if (activity?.kind !== 'idle' && activity?.kind !== 'playing') return [model, [{ do: 'pause' }]];
  const { session } = activity;
  const playing = withReady({ ...model, rate }, { activity: { kind: 'playing', session }, end: undefined });
  return [playing, [{ do: 'claim' }, active(session, true), nextBeat(playing, session), nextKeep]];
}

export function pause(model: StudyModel): Result {
  const ready = readyOf(model);
  if (ready?.activity.kind !== 'playing') return nothing(model);
  const { session } = ready.activity;
  const idle = withReady(model, { activity: { kind: 'idle', session, resumes: false } });
  return [idle, stopped(model, ready)];
}

/** Handles that the person has moved the film. */
export function seek(model: StudyModel, to: number): Result {
  const moved = { ...model, position: to };
  return [moved, sessionOf(model) ? [...remember(moved), ...beat(moved, 'SEEK')] : []];
}

/** What was played until now is counted at the rate before the change. */
export function changeRate(model: StudyModel, rate: number): Result {
  const isPlaying = readyOf(model)?.activity.kind === 'playing';
  return [{ ...model, rate }, isPlaying && rate !== model.rate ? beat(model, 'RATE') : []];
}

/** The film has ended. The visit waits for the answer, because it says which items have been unlocked. */
export function finish(model: StudyModel): Result {
  const ready = readyOf(model);
  const session = sessionOf(model);
  if (!ready || !session || ready.activity.kind === 'reading') return nothing(model);
  const turn = model.turn + 1;
  const activity: Activity =
    ready.activity.kind === 'playing' ? { kind: 'idle', session, resumes: false } : ready.activity;
  const ending = withReady({ ...model, turn }, { activity, end: { kind: 'asking', turn } });
  const effects: StudyEffect[] = [
    ...stopping(model, ready.activity),
    ...beat(model, 'ENDED'),
    { do: 'flush', session: session.id, turn, withinMs: endMs },
  ];
  return [ending, effects];
}

/** The last beat of a film was answered, or its answer is not waited for any longer. */
export function finished(model: StudyModel, turn: number): Result {
  const ready = readyOf(model);
  if (ready?.end?.kind !== 'asking' || ready.end.turn !== turn) return nothing(model);
  const { access } = ready.start.course;
  if (access !== AccessState.NeedVip && access !== AccessState.NeedBuy) {
    return [withReady(model, { end: { kind: 'ended', at: model.now } }), []];
  }
  return hold(withReady(model, { end: undefined }), { kind: 'trial' });
}

/**
 * The person is reading, or has stopped. The page repeats this event while the person reads, so that the time
 * is stored on this device.
 */
export function read(model: StudyModel, on: boolean): Result {
  const ready = readyOf(model);
  const activity = ready?.activity;
  if (activity?.kind === 'reading' && on) return [model, [active(activity.session, true)]];
  if (activity?.kind === 'idle' && on) {
    const { session } = activity;
    const reading = withReady(model, { activity: { kind: 'reading', session } });
    return [reading, [active(session, true), nextBeat(model, session)]];
  }
  if (!ready || activity?.kind !== 'reading') return nothing(model);
  const idle: Activity = { kind: 'idle', session: activity.session, resumes: false };
  return [withReady(model, { activity: idle }), stopped(model, ready)];
}

/** The beat is sent at once, because the person waits for the answer. */
export function seen(model: StudyModel, facts: SeenFacts): Result {
  const session = sessionOf(model);
  return session
    ? [model, [{ do: 'seen', session: session.id, facts }, ...beat(model, 'TICK')]]
    : nothing(model);
}

/** After the last page, picture or sheet the beat is sent at once. */
export function seenPage(model: StudyModel, page: number, of: number): Result {
  const ready = readyOf(model);
  const session = sessionOf(model);
  if (!ready || !session) return nothing(model);
  const pages = session.pages.includes(page) ? session.pages : [...session.pages, page];
  const activity = withSession(ready.activity, { ...session, pages });
  return [
    withReady(model, { activity }),
    [
      { do: 'seen', session: session.id, facts: { pagesSeen: [page] } },
      ...(pages.length >= of ? beat(model, 'TICK') : []),
    ],
  ];
}

/** The beat is sent at once, because the time of the check is running out. */
export function confirmPresence(model: StudyModel): Result {
  const activity = readyOf(model)?.activity;
  if (activity?.kind !== 'held' || activity.hold.kind !== 'presence') return nothing(model);
  const { checkId } = activity.hold;
  const session: Session = { ...activity.session, acknowledged: checkId };
  return [
    withReady(model, { activity: { kind: 'idle', session, resumes: false } }),
    [{ do: 'acknowledge', session: session.id, checkId }, ...beat(model, 'TICK'), { do: 'play' }],
  ];
}

export function hide(model: StudyModel): Result {
  const ready = readyOf(model);
  if (!ready || !isStudied(ready.activity)) return nothing(model);
  const effects = beat(model, 'HIDE');
  const { activity } = ready;
  if (activity.kind !== 'playing' || !ready.start.policy.pauseWhenHidden) return [model, effects];
  const idle: Activity = { kind: 'idle', session: activity.session, resumes: true };
  return [withReady(model, { activity: idle }), [...effects, ...stopped(model, ready), { do: 'pause' }]];
}

export function show(model: StudyModel): Result {
  const activity = readyOf(model)?.activity;
  if (activity?.kind !== 'idle' || !activity.resumes) return nothing(model);
  return [withReady(model, { activity: { ...activity, resumes: false } }), [{ do: 'play' }]];
}

/** The page closes; what happens afterwards is not counted. */
export function unload(model: StudyModel): Result {
  const session = sessionOf(model);
  return session
    ? [model, [active(session, false), ...beat(model, 'UNLOAD'), ...remember(model)]]
    : nothing(model);
}

/**
 * Another tab of this browser plays. When the answer to a beat has said "another device" before, it meant
 * that tab, because the answer can come before the message of the tab.
 */
export function giveWay(model: StudyModel): Result {
  const activity = readyOf(model)?.activity;
  if (activity?.kind === 'elsewhere') {
    return [withReady(model, { activity: { ...activity, where: 'tab' } }), []];
  }
  return activity?.kind === 'playing' ? hold(model, { kind: 'tab' }) : nothing(model);
}

/** Handles that the time for a beat has come. */
export function tick(model: StudyModel): Result {
  const session = sessionOf(model);
  if (!session || !isStudied(readyOf(model)?.activity)) return nothing(model);
  return [model, [...beat(model, 'TICK'), nextBeat(model, session)]];
}

/**
 * While a film plays, announces that to the other tabs, stores the current second, and sets the timer that
 * repeats both.
 */
export const keepOn = (model: StudyModel): Result =>
  readyOf(model)?.activity.kind === 'playing'
    ? [model, [{ do: 'claim' }, ...remember(model), nextKeep]]
    : nothing(model);

/** The person wants to see the item once more, from its beginning or from where something was missed. */
export const again = (model: StudyModel, from: number): Result => [
  withReady(model, { end: undefined }),
  [{ do: 'seek', to: from }, { do: 'play' }],
];
