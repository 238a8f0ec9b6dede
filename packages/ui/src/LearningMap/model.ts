import { ProgressState } from '@stoa/domain';
import type { KeyMap } from '../keyboard/keyMap.ts';
import type { RovingMove } from '../keyboard/roving.ts';

export interface MapLevel {
  readonly key: string | number;
  /** Short sign of the level: M1, P3. */
  readonly code?: string | undefined;
  readonly name: string;
}

/** A stop on the way: a stage of a scheme, or a level of a channel. */
export interface MapStage {
  readonly key: string | number;
  readonly name: string;
  readonly state: ProgressState;
  /** 0 to 100. */
  readonly percent: number;
  /** Tasks, where they are counted. */
  readonly doneTasks?: number | undefined;
  readonly totalTasks?: number | undefined;
  /** Why it is locked, in words. Without it the stage before is named, which is the rule (contract 8.3). */
  readonly lockedReason?: string | undefined;
  /** The learner stands here. Without a mark, at the first stage that is open and not completed. */
  readonly current?: boolean | undefined;
  /** Stages in a row with the same level stand under its name. */
  readonly level?: MapLevel | undefined;
  /** The stage's own page; without it the stage is a button where `onOpen` is given. */
  readonly href?: string | undefined;
}

export interface LevelGroup<Stage> {
  readonly level: MapLevel | undefined;
  readonly stages: readonly Stage[];
}

/** Stages under the levels that they name, in their order. */
export function levelsOf<Stage extends Pick<MapStage, 'level'>>(
  stages: readonly Stage[],
): readonly LevelGroup<Stage>[] {
  const groups: { level: MapLevel | undefined; stages: Stage[] }[] = [];
  for (const stage of stages) {
    const last = groups.at(-1);
    if (last !== undefined && last.level?.key === stage.level?.key) last.stages.push(stage);
    else groups.push({ level: stage.level, stages: [stage] });
  }
  return groups;
}

const open = ({ state }: Pick<MapStage, 'state'>) =>
  state !== ProgressState.Completed && state !== ProgressState.Locked;

/** Where the learner stands: marked, or the first that can be worked on. At the end of the way, nowhere. */
export const currentOf = (stages: readonly MapStage[]): MapStage | undefined =>
  stages.find(({ current }) => current === true) ?? stages.find(open);

/** How many stages stand side by side at most, by the room there is; below the first there is one column. */
export const mapFits = [3, 4, 5] as const;
export type MapFit = (typeof mapFits)[number];

/** Columns of a level: as few rows as fit, filled as evenly as can be. */
export function columnsFor(count: number, fit: number): number {
  const rows = Math.max(1, Math.ceil(count / fit));
  return Math.max(1, Math.ceil(count / rows));
}

/** How the way goes on from a stage: along the line, back along it, round the bend at either end, or not. */
export const mapTurns = ['forward', 'back', 'bendAtEnd', 'bendAtStart', 'end'] as const;
export type MapTurn = (typeof mapTurns)[number];

/** Column and way on of the stage at `index`: the way winds, every second row runs back. */
export function placeOf(index: number, count: number, columns: number): { column: number; turn: MapTurn } {
  const along = index % columns;
  const back = Math.floor(index / columns) % 2 === 1;
  const column = back ? columns - along : along + 1;
  if (index === count - 1) return { column, turn: 'end' };
  if (along === columns - 1) return { column, turn: back ? 'bendAtStart' : 'bendAtEnd' };
  return { column, turn: back ? 'back' : 'forward' };
}

/** Tab goes from stage to stage as well; arrows are the quicker way along the path. */
export const mapKeys = [
  { key: 'ArrowRight', does: 'next' },
  { key: 'ArrowDown', does: 'next' },
  { key: 'ArrowLeft', does: 'previous' },
  { key: 'ArrowUp', does: 'previous' },
  { key: 'Home', does: 'first' },
  { key: 'End', does: 'last' },
] as const satisfies KeyMap<RovingMove>;
