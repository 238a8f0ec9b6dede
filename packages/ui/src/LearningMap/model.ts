import { ProgressState } from '@stoa/domain';
import type { KeyMap } from '../keyboard/keyMap.ts';
import type { RovingMove } from '../keyboard/roving.ts';

export interface MapLevel {
  readonly key: string | number;
  /** Short code of the level, such as M1 or P3. */
  readonly code?: string | undefined;
  readonly name: string;
}

/** A stage of a training scheme, or a level of a channel. */
export interface MapStage {
  readonly key: string | number;
  readonly name: string;
  readonly state: ProgressState;
  /** Progress in per cent, 0 to 100. */
  readonly percent: number;
  /** Number of completed tasks, when tasks are counted; `totalTasks` is the number of all. */
  readonly doneTasks?: number | undefined;
  readonly totalTasks?: number | undefined;
  /**
   * Why the stage is locked, in words. Default: words that name the stage before, because completing its
   * required tasks unlocks this one.
   */
  readonly lockedReason?: string | undefined;
  /**
   * Whether the learner is at this stage. When no stage is marked, it is the first one that is open and not
   * completed.
   */
  readonly current?: boolean | undefined;
  /** Neighbouring stages with the same level are shown under its name. */
  readonly level?: MapLevel | undefined;
  /** Address of the stage's own page. Without it the stage is a button if `onOpen` is given. */
  readonly href?: string | undefined;
}

export interface LevelGroup<Stage> {
  readonly level: MapLevel | undefined;
  readonly stages: readonly Stage[];
}

/** Groups neighbouring stages by their level, in order. */
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

/**
 * The stage that the learner is at: the marked one, or the first that can be worked on; `undefined` when all
 * are completed.
 */
export const currentOf = (stages: readonly MapStage[]): MapStage | undefined =>
  stages.find(({ current }) => current === true) ?? stages.find(open);

/** The most stages side by side, for each of three widths. Below the first width there is one column. */
export const mapFits = [3, 4, 5] as const;
export type MapFit = (typeof mapFits)[number];

/** Number of columns of a level: for as few rows as possible, filled as evenly as possible. */
export function columnsFor(count: number, fit: number): number {
  const rows = Math.max(1, Math.ceil(count / fit));
  return Math.max(1, Math.ceil(count / rows));
}

/**
 * Direction of the path from a stage: forward in its row, back in its row, down at either end of the row, or
 * none.
 */
export const mapTurns = ['forward', 'back', 'bendAtEnd', 'bendAtStart', 'end'] as const;
export type MapTurn = (typeof mapTurns)[number];

/**
 * Column of the stage at `index` and the direction of the path from there. Every second row runs backwards.
 */
export function placeOf(index: number, count: number, columns: number): { column: number; turn: MapTurn } {
  const along = index % columns;
  const back = Math.floor(index / columns) % 2 === 1;
  const column = back ? columns - along : along + 1;
  if (index === count - 1) return { column, turn: 'end' };
  if (along === columns - 1) return { column, turn: back ? 'bendAtStart' : 'bendAtEnd' };
  return { column, turn: back ? 'back' : 'forward' };
}

/** Arrow keys move along the path. Tab reaches every stage as well. */
export const mapKeys = [
  { key: 'ArrowRight', does: 'next' },
  { key: 'ArrowDown', does: 'next' },
  { key: 'ArrowLeft', does: 'previous' },
  { key: 'ArrowUp', does: 'previous' },
  { key: 'Home', does: 'first' },
  { key: 'End', does: 'last' },
] as const satisfies KeyMap<RovingMove>;
