import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { ErrorState, type ErrorStateProps } from '@stoa/ui/ErrorState';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import type { Load, PageLink } from './load.ts';
import * as styles from './Section.css.ts';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /** A remark beside the title, in a weaker colour. */
  note?: string | undefined;
  more?: PageLink | undefined;
  busy?: boolean;
  renderLink?: RenderLink;
}

/** A section of a page with a title, and a link to more of its content. */
export function Section({
  title,
  note,
  more,
  busy = false,
  renderLink = plainLink,
  className,
  children,
  ...rest
}: SectionProps) {
  const id = useId();
  return (
    <section
      {...rest}
      aria-labelledby={id}
      aria-busy={busy || undefined}
      className={clsx(styles.root, className)}
    >
      <div className={styles.head}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {more &&
          renderLink({
            href: more.href,
            className: styles.more,
            children: (
              <>
                {more.label}
                <Icon glyph={ChevronRight} directional />
              </>
            ),
          })}
      </div>
      {children}
    </section>
  );
}

export interface NotLoadedProps extends Pick<
  ErrorStateProps,
  'title' | 'level' | 'compact' | 'className' | 'children'
> {
  load: Extract<Load<never>, { state: 'failed' | 'absent' }>;
  retry: string;
}

/**
 * Explains why a section is missing: a failure, in the server's words if it gave a reason, with a button to try again
 * where that can help; or that the section is not available.
 */
export function NotLoaded({ load, retry, title, children, ...rest }: NotLoadedProps) {
  const failed = load.state === 'failed' ? load : undefined;
  const reason = failed?.message;
  const isReasonTitle = title === undefined && reason !== undefined;
  return (
    <ErrorState
      {...rest}
      title={failed && (title ?? reason)}
      kind={failed ? (failed.kind ?? 'failed') : 'notOffered'}
      description={isReasonTitle ? null : reason}
    >
      {failed && failed.final !== true && (
        <Button variant={rest.compact === true ? 'outline' : 'solid'} onClick={failed.onRetry}>
          {retry}
        </Button>
      )}
      {children}
    </ErrorState>
  );
}

export interface LoadedProps<Data> {
  load: Load<Data>;
  retry: string;
  /** The skeleton, in the shape of what loads. */
  skeleton: ReactNode;
  /** Whether the section is inside a card, where a failure gets no frame of its own. */
  plain?: boolean;
  /**
   * Heading level of the failure message: 3 below a section's heading, 2 where the page has none before it.
   */
  level?: 2 | 3;
  /**
   * True for the main content of the page: if the back end does not have it, the page says so instead of
   * hiding it.
   */
  essential?: boolean;
  children: (data: Data) => ReactNode;
}

/**
 * Shows a section's skeleton, its failure with a retry button, or its data; nothing is shown if it is absent.
 */
export function Loaded<Data>({
  load,
  retry,
  skeleton,
  plain = false,
  level = 3,
  essential = false,
  children,
}: LoadedProps<Data>) {
  switch (load.state) {
    case 'loading':
      return <div className={styles.late}>{skeleton}</div>;
    case 'failed':
    case 'absent':
      if (load.state === 'absent' && !essential) return null;
      return (
        <NotLoaded load={load} retry={retry} compact level={level} className={plain ? '' : styles.failed} />
      );
    case 'ready':
      return children(load.data);
    default:
      return load satisfies never;
  }
}
