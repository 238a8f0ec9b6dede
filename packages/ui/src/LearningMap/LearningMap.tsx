import { ProgressState } from '@stoa/domain';
import { clsx } from 'clsx';
import { AlarmClock, Check, Lock, type LucideIcon } from 'lucide-react';
import { useId, type ComponentProps, type KeyboardEvent } from 'react';
import { plainLink, type RenderLink } from '../CourseCard/renderLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { actionOf, isRightToLeft } from '../keyboard/keyMap.ts';
import { placeAfter } from '../keyboard/roving.ts';
import { useLabels, type Labels } from '../provider/index.ts';
import {
  columnsFor,
  currentOf,
  levelsOf,
  mapFits,
  mapKeys,
  placeOf,
  type MapFit,
  type MapStage,
} from './model.ts';
import * as styles from './LearningMap.css.ts';

export interface LearningMapProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The stages, in the order of the path. */
  stages: readonly MapStage[];
  /**
   * Called when a stage without `href` is chosen. Locked stages call it too, because their tasks can be looked
   * at.
   */
  onOpen?: ((stage: MapStage) => void) | undefined;
  /** Heading level of the levels' names. */
  level?: 2 | 3 | 4;
  renderLink?: RenderLink;
}

type Words = Labels['learningMap'];

const states = {
  [ProgressState.NotStarted]: 'open',
  [ProgressState.InProgress]: 'doing',
  [ProgressState.Completed]: 'done',
  [ProgressState.Overdue]: 'overdue',
  [ProgressState.Locked]: 'locked',
} as const;
const glyphs: Partial<Record<ProgressState, LucideIcon>> = {
  [ProgressState.Completed]: Check,
  [ProgressState.Overdue]: AlarmClock,
  [ProgressState.Locked]: Lock,
};

/** Number of columns for each width. It is the same for all levels, so that their stages are aligned. */
type Columns = Record<MapFit, number>;

interface StageProps extends Pick<LearningMapProps, 'onOpen'> {
  stage: MapStage;
  /** Position in the whole path, from 1. */
  number: number;
  /** Position among the stages of its level, from 0. */
  index: number;
  count: number;
  columns: Columns;
  here: boolean;
  /** Name of the stage before, which must be completed first. */
  previous: string | undefined;
  renderLink: RenderLink;
  words: Words;
}

function noteOf({ stage, previous, words }: Pick<StageProps, 'stage' | 'previous' | 'words'>) {
  if (stage.state === ProgressState.Locked)
    return stage.lockedReason ?? (previous === undefined ? words.locked : words.lockedBy(previous));
  if (stage.totalTasks === undefined || stage.totalTasks === 0) return undefined;
  return words.tasks(stage.doneTasks ?? 0, stage.totalTasks);
}

function Target({ stage, here, onOpen, renderLink, notes }: StageProps & { notes: string }) {
  if (stage.href !== undefined)
    return renderLink({
      href: stage.href,
      className: styles.target,
      children: stage.name,
      'aria-current': here ? 'step' : undefined,
    });
  if (onOpen === undefined) return stage.name;
  return (
    <button
      type="button"
      className={styles.target}
      aria-current={here ? 'step' : undefined}
      aria-describedby={notes}
      onClick={() => onOpen(stage)}
    >
      {stage.name}
    </button>
  );
}

function Stage(props: StageProps) {
  const { stage, number, index, count, columns, here, words } = props;
  const notes = useId();
  const glyph = glyphs[stage.state];
  const note = noteOf(props);
  const places = mapFits.map((fit) => ({ fit, ...placeOf(index, count, columns[fit]) }));
  return (
    <li
      data-part="stage"
      data-state={states[stage.state]}
      data-current={here ? '' : undefined}
      className={clsx(
        styles.stage,
        places.map(({ fit, column }) => styles.column[fit][column - 1]),
      )}
    >
      <span
        className={clsx(
          styles.way,
          places.map(({ fit, turn }) => styles.turn[fit][turn]),
        )}
      />
      <span aria-hidden className={clsx(styles.medal, here && styles.here)}>
        {glyph === undefined ? number : <Icon glyph={glyph} size="md" />}
      </span>
      <div className={styles.words}>
        <div className={styles.name}>
          <Target {...props} notes={notes} />
        </div>
        <div id={notes} className={styles.notes}>
          {here && <span className={styles.flag}>{words.here}</span>}
          <bdi className={styles.state}>{words.stateOf(stage.state, stage.percent)}</bdi>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </div>
      </div>
    </li>
  );
}

interface PathProps extends Omit<StageProps, 'stage' | 'number' | 'index' | 'count' | 'here' | 'previous'> {
  all: readonly MapStage[];
  stages: readonly MapStage[];
  current: MapStage | undefined;
}

function Path({ all, stages, current, columns, ...rest }: PathProps) {
  return (
    <ol
      className={clsx(
        styles.path,
        mapFits.map((fit) => styles.columns[fit][columns[fit] - 1]),
      )}
    >
      {stages.map((stage, index) => {
        const at = all.indexOf(stage);
        return (
          <Stage
            key={stage.key}
            {...rest}
            columns={columns}
            stage={stage}
            number={at + 1}
            index={index}
            count={stages.length}
            here={stage === current}
            previous={all[at - 1]?.name}
          />
        );
      })}
    </ol>
  );
}

/**
 * The path through a training scheme or a channel: its stages in order, winding if there is room and straight
 * down if there is not. Each level is an ordered list of native links or buttons; arrow keys move along the
 * path.
 */
export function LearningMap({
  stages,
  onOpen,
  level = 3,
  renderLink = plainLink,
  className,
  onKeyDown,
  ...rest
}: LearningMapProps) {
  const words = useLabels('learningMap');
  const Title = `h${level}` as const;
  const groups = levelsOf(stages);
  const columnsAt = (fit: MapFit) =>
    Math.max(1, ...groups.map((group) => columnsFor(group.stages.length, fit)));
  const columns = { 3: columnsAt(3), 4: columnsAt(4), 5: columnsAt(5) };
  const shared = { all: stages, current: currentOf(stages), columns, onOpen, renderLink, words };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const targets = [...event.currentTarget.querySelectorAll<HTMLElement>('li :is(a, button)')];
    const at = targets.findIndex((target) => target === event.target);
    const action = actionOf(mapKeys, event, isRightToLeft(event.currentTarget));
    if (at < 0 || action === undefined || event.defaultPrevented) return;
    event.preventDefault();
    targets[placeAfter(action, at, targets.length)]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- one listener for the keys of the links and buttons inside
    <div {...rest} data-component="LearningMap" className={clsx(styles.root, className)} onKeyDown={move}>
      {groups.length === 1 && groups[0]?.level === undefined ? (
        <Path {...shared} stages={stages} />
      ) : (
        <ol className={styles.plainList}>
          {groups.map((group) => (
            <li key={`${group.level?.key ?? ''} ${group.stages[0]?.key ?? ''}`} data-part="level">
              {group.level !== undefined && (
                <div className={styles.levelHead}>
                  {group.level.code !== undefined && (
                    <span className={styles.levelCode}>{group.level.code}</span>
                  )}
                  <Title className={styles.levelName}>{group.level.name}</Title>
                  <span className={styles.levelDone}>
                    {words.level(
                      group.stages.filter(({ state }) => state === ProgressState.Completed).length,
                      group.stages.length,
                    )}
                  </span>
                </div>
              )}
              <Path {...shared} stages={group.stages} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
