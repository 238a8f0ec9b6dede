import type { AttemptSwitched, SwitchEntry } from '@stoa/api/contract/exam';
import { AttemptState, countsAsSwitch, SubmitReason } from '@stoa/domain';
import type { SwitchCause } from '@stoa/domain';
import { serverTimeAt } from './clock.ts';
import { end } from './ending.ts';
import type { AttemptEffect, Moment, Result } from './events.ts';
import { maySend, nothing, say, withOpen, type In } from './moves.ts';
import type { Away, Failure, Open } from './state.ts';

/** The largest number of switches in one report. */
const mostReported = 50;
const againMs = 10_000;

/** The learner has come back to the page: the switch is stored in the journal and reported. */
export function cameBack(
  model: In<Open>,
  away: {
    readonly cause: SwitchCause;
    readonly leftAt: number;
    readonly awaySeconds: number;
    readonly counts: boolean;
  },
  moment: Moment,
): Result {
  const { stage } = model;
  if (stage.hold !== undefined || stage.handIn !== undefined) return nothing(model);
  const entry: Away = {
    entryKey: moment.key,
    cause: away.cause,
    leftTime: serverTimeAt(stage.clock, { at: away.leftAt }),
    awaySeconds: Math.max(0, away.awaySeconds),
  };
  const count = stage.switches.count + (away.counts ? 1 : 0);
  const limit = stage.start.rules.switchLimit;
  const switches = { count, unsent: [...stage.switches.unsent, entry] };
  const news: AttemptEffect[] = away.counts && limit > 0 ? [say({ key: 'switchCounted', count, limit })] : [];
  const [reported, effects] = report(withOpen(model, { switches }));
  return [reported, [...news, ...effects]];
}

/** Reports the switches that the server does not have, one report at a time. */
export function report(model: In<Open>): Result {
  const { stage } = model;
  const { unsent, count } = stage.switches;
  if (unsent.length === 0 || stage.reporting !== undefined || !maySend(stage)) return nothing(model);
  const turn = model.turn + 1;
  const { attemptId } = stage.start.attempt;
  const entries = unsent.slice(0, mostReported);
  return [
    withOpen({ ...model, turn }, { reporting: { turn, entries: entries.length } }),
    [{ do: 'report', turn, attemptId, count, entries }],
  ];
}

/** A switch in the form in which the server lists it. */
export const entryOf = (away: Away, { start }: Pick<Open, 'start'>): SwitchEntry => ({
  ...away,
  counted: countsAsSwitch(away, start.rules),
});

/** The server has stored the learner's comment on a switch. */
export const commented = (model: In<Open>, entry: SwitchEntry): Result =>
  nothing(
    withOpen(model, {
      heardSwitches: model.stage.heardSwitches.map((one) => (one.entryKey === entry.entryKey ? entry : one)),
    }),
  );

/** The server has counted the switches. When they exceed the limit, it has handed the paper in. */
export function counted(model: In<Open>, switched: AttemptSwitched): Result {
  const { switches: before, reporting } = model.stage;
  const switches = {
    count: Math.max(before.count, switched.switchCount),
    unsent: before.unsent.slice(reporting?.entries ?? 0),
  };
  const heardSwitches = switched.entries ?? [
    ...model.stage.heardSwitches,
    ...before.unsent.slice(0, reporting?.entries ?? 0).map((away) => entryOf(away, model.stage)),
  ];
  const told = withOpen(model, { reporting: undefined, switches, heardSwitches });
  if (switched.forced || switched.state !== AttemptState.InProgress) {
    return end(told, switched.forced ? SubmitReason.SwitchLimit : undefined, undefined);
  }
  return report(told);
}

/** A report has failed: it is sent again, unless the server has refused it. */
export function reportFailed(model: In<Open>, failure: Failure): Result {
  const { switches, reporting } = model.stage;
  const over = withOpen(model, { reporting: undefined });
  if (failure.kind === 'trouble') return [over, [{ do: 'setTimer', timer: 'report', ms: againMs }]];
  if (failure.kind === 'over') return nothing(over);
  const unsent = switches.unsent.slice(reporting?.entries ?? 0);
  return report(withOpen(over, { switches: { ...switches, unsent } }));
}
