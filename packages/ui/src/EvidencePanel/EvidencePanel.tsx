import { clsx } from 'clsx';
import { Check, Circle, Info } from 'lucide-react';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Collapsible } from '../Collapsible/Collapsible.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { placed, stretchStates, type EvidenceStretch, type StretchState } from './model.ts';
import * as styles from './EvidencePanel.css.ts';

export interface EvidenceTimeline {
  /** Text alternative of the bar for screen readers. */
  readonly label: string;
  /** Length of the whole item in seconds. */
  readonly length: number;
  readonly stretches: readonly EvidenceStretch[];
  /** Texts at both ends of the bar: 0:00 and the length. */
  readonly ends: readonly [start: string, end: string];
  /** The text for each look of the bar. */
  readonly legend: Readonly<Record<StretchState | 'open', string>>;
}

export interface EvidenceReasonView {
  readonly key: string;
  /** The title of the reason, such as a jump forward. */
  readonly title: string;
  /** How much time it concerns, as text. */
  readonly amount: string;
  /** Why that time does not count, and what to do. */
  readonly advice: string;
}

export interface EvidenceTable {
  readonly title: string;
  readonly headers: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

export interface EvidencePanelProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The percentage, written as it is elsewhere. */
  figure: string;
  /** One sentence that explains how the percentage is calculated. */
  summary: ReactNode;
  /** Whether the item is complete, so that nothing more is needed. */
  done?: boolean;
  needsTitle: string;
  needs: readonly string[];
  /** The bar of the item's time. Leave it out for items without a timeline. */
  timeline?: EvidenceTimeline | undefined;
  sums: readonly { readonly term: string; readonly value: string }[];
  reasonsTitle: string;
  /** The reasons why time does not count. When empty, `noReasons` is shown. */
  reasons: readonly EvidenceReasonView[];
  noReasons: string;
  /** The values of the bar as a table. */
  table?: EvidenceTable | undefined;
  /** A remark on the whole, for example that the lesson is a trial. */
  note?: ReactNode;
  /** Heading level of the titles. */
  level?: 2 | 3 | 4;
}

const looks = [...stretchStates, 'open'] as const;

function Bar({ label, length, stretches, ends, legend }: EvidenceTimeline) {
  const refused = stretches.some(({ state }) => state === 'refused');
  return (
    <div data-part="timeline" className={styles.timeline}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden className={styles.bar}>
        {placed(stretches, length).map(({ state, start, size }) => {
          const place: CSSProperties & Record<'--start' | '--size', string> = {
            '--start': `${start}%`,
            '--size': `${size}%`,
          };
          return (
            <span
              key={`${state} ${start} ${size}`}
              data-state={state}
              className={clsx(styles.stretch, styles.state[state])}
              style={place}
            />
          );
        })}
      </div>
      <div aria-hidden className={styles.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
      <ul className={styles.legend}>
        {looks
          .filter((look) => look !== 'refused' || refused)
          .map((look) => (
            <li key={look} className={styles.look}>
              <span className={clsx(styles.swatch, look !== 'open' && styles.state[look])} />
              {legend[look]}
            </li>
          ))}
      </ul>
    </div>
  );
}

function Figures({ headers, rows }: EvidenceTable) {
  return (
    <div className={styles.tableRoom}>
      <table className={styles.table}>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col" className={styles.cell}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, at) => (
                <td key={headers[at]} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Explains a percentage: which parts of an item's time count, which do not and why, and what is still needed.
 * The bar can also be read as a table.
 */
export function EvidencePanel({
  figure,
  summary,
  done = false,
  needsTitle,
  needs,
  timeline,
  sums,
  reasonsTitle,
  reasons,
  noReasons,
  table,
  note,
  level = 3,
  className,
  ...rest
}: EvidencePanelProps) {
  const Title = `h${level}` as const;
  return (
    <div
      {...rest}
      data-component="EvidencePanel"
      data-state={done ? 'done' : 'open'}
      className={clsx(styles.root, className)}
    >
      <div className={styles.head}>
        <span className={clsx(styles.figure, done && styles.met)}>{figure}</span>
        <p className={styles.summary}>{summary}</p>
      </div>
      {timeline !== undefined && <Bar {...timeline} />}
      {note !== undefined && (
        <p data-part="note" className={styles.note}>
          <span className={styles.glyph}>
            <Icon glyph={Info} size="sm" />
          </span>
          <span>{note}</span>
        </p>
      )}
      <div className={styles.part}>
        <Title className={styles.title}>{needsTitle}</Title>
        <ul data-part="needs" className={styles.list}>
          {needs.map((need) => (
            <li key={need} className={styles.need}>
              <span className={clsx(styles.glyph, done ? styles.met : styles.open)}>
                <Icon glyph={done ? Check : Circle} size="sm" />
              </span>
              <span>{need}</span>
            </li>
          ))}
        </ul>
      </div>
      <dl data-part="sums" className={styles.sums}>
        {sums.map(({ term, value }) => (
          <div key={term} className={styles.sum}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.part}>
        <Title className={styles.title}>{reasonsTitle}</Title>
        {reasons.length === 0 ? (
          <p className={styles.summary}>{noReasons}</p>
        ) : (
          <ul data-part="reasons" className={styles.list}>
            {reasons.map(({ key, title, amount, advice }) => (
              <li key={key} className={styles.reason}>
                <div className={styles.reasonHead}>
                  <span className={styles.strong}>{title}</span>
                  <span className={styles.amount}>{amount}</span>
                </div>
                <div className={styles.advice}>{advice}</div>
              </li>
            ))}
          </ul>
        )}
      </div>
      {table !== undefined && table.rows.length > 0 && (
        <Collapsible title={table.title}>
          <Figures {...table} />
        </Collapsible>
      )}
    </div>
  );
}
