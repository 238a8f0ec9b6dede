import { clsx } from 'clsx';
import { Check, CircleSlash2, Flag, Hourglass, Minus, X } from 'lucide-react';
import {
  memo,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { actionOf, isRightToLeft } from '../keyboard/keyMap.ts';
import { useLabels, type Labels } from '../provider/index.ts';
import * as styles from './AnswerSheet.css.ts';
import {
  countsOf,
  moveIn,
  rowsOf,
  sheetMap,
  sheetKeys,
  statesIn,
  type SheetItem,
  type SheetSection,
  type SheetState,
} from './model.ts';

export interface AnswerSheetProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  sections: readonly SheetSection[];
  /** Number of the question that is in view. */
  current?: number | undefined;
  /** Called when a number is chosen. The parent then brings that question into view and gives it the focus. */
  onJump: (number: number) => void;
  /** Cells in a row. Default 6. */
  columns?: number;
  /** Heading level of the title. Default 2. */
  level?: 2 | 3;
  /** The button that hands the paper in; it is shown below the number of questions left. */
  action?: ReactNode;
}

const signs: Partial<Record<SheetState, ComponentType<ComponentProps<'svg'>>>> = {
  right: Check,
  partly: CircleSlash2,
  wrong: X,
  unmarked: Hourglass,
  half: Minus,
};

const nameOf = ({ number, state, flagged, locked }: SheetItem, words: Labels['answerSheet']) =>
  words.item(number, [
    words.state[state],
    ...(flagged === true ? [words.flagged] : []),
    ...(locked === true ? [words.locked] : []),
  ]);

interface CellProps extends SheetItem {
  current: boolean;
  tabStop: boolean;
  words: Labels['answerSheet'];
}

/** Memoised, because an answer changes one cell of up to 300. */
const Cell = memo(function Cell({ current, tabStop, words, ...item }: CellProps) {
  const sign = signs[item.state];
  return (
    <td className={styles.place}>
      <button
        type="button"
        tabIndex={tabStop ? 0 : -1}
        aria-label={nameOf(item, words)}
        aria-current={current ? 'step' : undefined}
        aria-disabled={item.locked === true ? true : undefined}
        data-number={item.number}
        data-state={item.state}
        data-flagged={item.flagged === true ? '' : undefined}
        className={clsx(styles.cell, styles.state[item.state])}
      >
        {item.number}
        {sign !== undefined && item.state !== 'half' && <Icon glyph={sign} className={styles.sign} />}
        {item.flagged === true && <Icon glyph={Flag} className={styles.flag} />}
      </button>
    </td>
  );
});

function Legend({
  sections,
  current,
  words,
}: Pick<AnswerSheetProps, 'sections' | 'current'> & { words: Labels['answerSheet'] }) {
  const flagged = countsOf(sections).flagged > 0;
  return (
    <ul aria-label={words.legend} className={styles.legend}>
      {statesIn(sections).map((state) => {
        const sign = state === 'half' ? undefined : signs[state];
        return (
          <li key={state} className={styles.key}>
            <span className={clsx(styles.swatch, styles.state[state])} aria-hidden>
              {sign !== undefined && <Icon glyph={sign} />}
            </span>
            {words.state[state]}
          </li>
        );
      })}
      {flagged && (
        <li className={styles.key}>
          <Icon glyph={Flag} className={styles.flagSwatch} />
          {words.flagged}
        </li>
      )}
      {current !== undefined && (
        <li className={styles.key}>
          <span className={clsx(styles.swatch, styles.currentSwatch)} aria-hidden />
          {words.current}
        </li>
      )}
    </ul>
  );
}

/**
 * An overview of a paper: every question number with its state, each of which jumps to its question. The
 * pattern is the ARIA Authoring Practices' “Toolbar” in two dimensions (one tab stop, moved with the arrow
 * keys) around a table whose row groups name the sections.
 */
export function AnswerSheet({
  sections,
  current,
  onJump,
  columns = 6,
  level = 2,
  action,
  className,
  ...rest
}: AnswerSheetProps) {
  const words = useLabels('answerSheet');
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<number>();
  const map = useMemo(() => sheetMap(sections, columns), [sections, columns]);
  const counts = countsOf(sections);
  const all = map.flat();
  const known = [visited, current].find((number) => number !== undefined && all.includes(number));
  const tabStop = known ?? all[0];
  const Title = `h${level}` as const;

  const focus = (number: number) => {
    setVisited(number);
    grid.current?.querySelector<HTMLElement>(`[data-number="${number}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const move = actionOf(sheetKeys, event, isRightToLeft(event.currentTarget));
    if (tabStop === undefined || move === undefined) return;
    event.preventDefault();
    focus(moveIn(map, tabStop, move));
  };

  return (
    <div {...rest} data-component="AnswerSheet" className={clsx(styles.root, className)}>
      <div className={styles.head}>
        <Title id={`${id}-title`} className={styles.title}>
          {words.name}
        </Title>
        <span className={styles.count}>{words.done(counts.done, counts.all)}</span>
      </div>
      <div
        ref={grid}
        role="toolbar"
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
        className={styles.board}
        onKeyDown={onKeyDown}
        // One listener for the whole paper instead of one for each cell.
        onClick={({ target }) => {
          const cell = target instanceof Element ? target.closest<HTMLElement>('[data-number]') : null;
          if (cell === null) return;
          const number = Number(cell.dataset['number']);
          setVisited(number);
          if (cell.getAttribute('aria-disabled') !== 'true') onJump(number);
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          // When the focus has left the sheet, the tab stop returns to the question in view.
          if (!currentTarget.contains(relatedTarget)) setVisited(undefined);
        }}
      >
        <table className={styles.grid}>
          {sections.map((section) => (
            <tbody key={section.key}>
              <tr>
                <th scope="rowgroup" colSpan={columns} className={styles.sectionTitle}>
                  {section.title}
                </th>
              </tr>
              {rowsOf(section.items, columns).map((items) => (
                <tr key={items[0]?.number}>
                  {items.map((item) => (
                    <Cell
                      key={item.number}
                      {...item}
                      current={item.number === current}
                      tabStop={item.number === tabStop}
                      words={words}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <Legend sections={sections} current={current} words={words} />
      {action !== undefined && (
        <div className={styles.foot}>
          <p className={styles.left}>{words.left(counts.left)}</p>
          {action}
        </div>
      )}
    </div>
  );
}
