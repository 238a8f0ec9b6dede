import type { BeatEvent, StudyStart } from '@stoa/api/contract/study';
import type { Span } from '@stoa/domain/kernel';
import type { Result, StudyEffect } from './events.ts';
import type { Activity, Ready, Session, StudyModel, StudyState } from './state.ts';

const keepEveryMs = 5_000;
const shortestBeatSeconds = 5;

/** Continues with the model of a result; the effects of the next step follow those of the result. */
export function andThen([model, effects]: Result, next: (model: StudyModel) => Result): Result {
  const [after, more] = next(model);
  return [after, [...effects, ...more]];
}

export const withShown = (model: StudyModel, change: Partial<StudyState>): StudyModel => ({
  ...model,
  shown: { ...model.shown, ...change },
});

export const readyOf = ({ shown: { stage } }: StudyModel): Ready | undefined =>
  stage.phase === 'ready' ? stage : undefined;

/** Changes the item that is open, if one is. */
export function withReady(model: StudyModel, change: Partial<Omit<Ready, 'phase'>>): StudyModel {
  const ready = readyOf(model);
  return ready ? withShown(model, { stage: { ...ready, ...change } }) : model;
}

export function sessionOf(model: StudyModel): Session | undefined {
  const activity = readyOf(model)?.activity;
  return activity === undefined || activity.kind === 'left' ? undefined : activity.session;
}

export const isStudied = (activity: Activity | undefined): boolean =>
  activity?.kind === 'playing' || activity?.kind === 'reading';

export const sessionFrom = ({ session, course, policy, progress }: StudyStart): Session => ({
  id: session.sessionId,
  courseId: course.courseId,
  everySeconds: policy.heartbeatSeconds,
  acknowledged: '',
  pages: progress.pagesSeen ?? [],
});

export const withSession = (activity: Activity, session: Session): Activity =>
  activity.kind === 'left' ? activity : { ...activity, session };

/** Makes a beat of everything that the session has counted since the last one. */
export function beat(model: StudyModel, event: BeatEvent): StudyEffect[] {
  const session = sessionOf(model);
  return session
    ? [{ do: 'beat', session: session.id, event, position: model.position, rate: model.rate }]
    : [];
}

export const active = (session: Session, on: boolean): StudyEffect => ({
  do: 'active',
  session: session.id,
  on,
});

export const nextBeat = ({ slower }: StudyModel, { everySeconds }: Session): StudyEffect => ({
  do: 'setTimer',
  timer: 'beat',
  ms: Math.max(shortestBeatSeconds, everySeconds) * slower * 1000,
});

export const nextKeep: StudyEffect = { do: 'setTimer', timer: 'keep', ms: keepEveryMs };

export const noTimers: readonly StudyEffect[] = [
  { do: 'stopTimer', timer: 'beat' },
  { do: 'stopTimer', timer: 'keep' },
];

/** Stores the current second of a film on this device; an item without a timeline has none. */
export function remember(model: StudyModel): StudyEffect[] {
  const ready = readyOf(model);
  if (ready === undefined || ready.start.item.sources.length === 0) return [];
  const viewed = { position: Math.round(model.position * 10) / 10, updatedTime: model.now };
  return [{ do: 'remember', itemId: ready.start.item.itemId, viewed }];
}

/**
 * Adds the played seconds to the beats of the open session. While a renewal waits for its answer, these
 * seconds are withheld, because only the answer tells which session they belong to.
 */
export function keep(model: StudyModel, spans: readonly Span[]): Result {
  const last = spans.at(-1);
  const session = sessionOf(model);
  if (last === undefined || session === undefined) return [model, []];
  const moved = { ...model, position: last[1] };
  const { opening } = model;
  if (opening?.why === 'renewal' && opening.step.at === 'starting') {
    const withheld = [...opening.step.withheld, ...spans];
    return [{ ...moved, opening: { ...opening, step: { at: 'starting', withheld } } }, []];
  }
  return [moved, [{ do: 'keep', session: session.id, spans }]];
}

/** Assigns the seconds that a renewal has withheld to the session that is open. */
export function release(model: StudyModel): Result {
  const { opening } = model;
  const session = sessionOf(model);
  if (session === undefined || opening?.why !== 'renewal' || opening.step.at !== 'starting')
    return [model, []];
  const { withheld } = opening.step;
  const released: StudyModel = { ...model, opening: { ...opening, step: { at: 'starting', withheld: [] } } };
  return [released, withheld.length > 0 ? [{ do: 'keep', session: session.id, spans: withheld }] : []];
}

/** Ends a renewal that is under way; the old session continues. */
export function endRenewal(model: StudyModel): Result {
  if (model.opening?.why !== 'renewal') return [model, []];
  return andThen(release(model), (released) => [
    { ...released, opening: undefined },
    [{ do: 'stopTimer', timer: 'renew' }, { do: 'notRenewed' }],
  ]);
}
