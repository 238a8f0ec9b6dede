import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { Heading } from '@stoa/ui/Heading';
import * as styles from './Rail.css.ts';

export interface RailedProps {
  /**
   * The part that a person needs first, such as the button that continues. It is at the top of the column, or
   * above the content if there is no space for a column.
   */
  lead?: ReactNode;
  /** The other parts beside the content; they are below it if there is no space for a column. */
  rest?: ReactNode;
  /** Accessible name of the part with `rest`. */
  label: string;
  children: ReactNode;
}

/** Content of at most 960 px with a column beside it. The column is 320 px wide and begins at 1100 px. */
export function Railed({ lead, rest, label, children }: RailedProps) {
  return (
    <div className={styles.root}>
      {lead && (
        <div className={styles.lead} data-part="lead">
          {lead}
        </div>
      )}
      <div className={styles.main}>{children}</div>
      {rest && (
        <aside className={styles.rest} aria-label={label} data-part="rail">
          {rest}
        </aside>
      )}
    </div>
  );
}

export interface RailPartProps {
  title: string;
  /** Whether the content is still loading. */
  busy?: boolean;
  children: ReactNode;
}

/** A titled part of the column. */
export function RailPart({ title, busy = false, children }: RailPartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id} aria-busy={busy || undefined}>
      <Heading level={2} size={16} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** The only part of the column with a frame, for the person's next action. */
export function RailCard({ title, busy = false, children }: RailPartProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id} aria-busy={busy || undefined}>
      <Heading level={2} size={16} id={id} className={styles.cardTitle}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

export interface RailEntryProps {
  name: string;
  /** Address of the entry; without it the entry is no link. */
  href: string | undefined;
  /** A line in a weaker colour below the name. */
  line?: string | undefined;
  /** Portrait or sign before the name. */
  media: ReactNode;
  renderLink: RenderLink;
}

/** An entry of a list in the column: a person, a collection. */
export function RailEntry({ name, href, line = '', media, renderLink }: RailEntryProps) {
  return (
    <li className={clsx(styles.sheet, href !== undefined && styles.sheetOfLink)}>
      {media}
      <span className={styles.words}>
        {href === undefined ? (
          <span className={styles.name}>{name}</span>
        ) : (
          renderLink({ href, className: styles.title, children: name })
        )}
        {line !== '' && <span className={styles.line}>{line}</span>}
      </span>
    </li>
  );
}

export interface RailFact {
  readonly label: string;
  readonly value: string;
}

/** Facts with their names, one per line in the column. */
export function RailFacts({ facts }: { facts: readonly RailFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
