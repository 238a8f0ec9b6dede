import { clsx } from 'clsx';
import type { ComponentProps, ReactNode, Ref } from 'react';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The page's one level-1 heading. */
  title: ReactNode;
  /** The heading, for the focus after a change of address. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** The way to here: Breadcrumbs. */
  breadcrumbs?: ReactNode;
  /** Beside the title: Tags, a count. */
  meta?: ReactNode;
  description?: ReactNode;
  /** What can be done with the whole page, the main action last. */
  actions?: ReactNode;
  /** Views of the page with addresses of their own: a TabNav. */
  tabs?: ReactNode;
}

/** The top of a page: where one is, what it is called, what can be done with it. */
export function PageHeader({
  title,
  titleRef,
  breadcrumbs,
  meta,
  description,
  actions,
  tabs,
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <div {...rest} data-component="PageHeader" className={clsx(styles.root, className)}>
      {breadcrumbs}
      <div className={styles.line}>
        <div className={styles.words}>
          <div className={styles.heading}>
            <h1 ref={titleRef} tabIndex={-1} data-part="title" className={styles.title}>
              {title}
            </h1>
            {meta}
          </div>
          {description !== undefined && (
            <p data-part="description" className={styles.description}>
              {description}
            </p>
          )}
        </div>
        {actions !== undefined && (
          <div data-part="actions" className={styles.actions}>
            {actions}
          </div>
        )}
      </div>
      {tabs !== undefined && <div className={styles.tabs}>{tabs}</div>}
    </div>
  );
}
