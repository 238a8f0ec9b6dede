import { clsx } from 'clsx';
import type { ComponentProps, ReactNode, Ref } from 'react';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Title of the page, its only level-1 heading. */
  title: ReactNode;
  /** A ref to the heading, so that it can get the focus after navigation. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** The path to this page, as Breadcrumbs. */
  breadcrumbs?: ReactNode;
  /** Content beside the title, such as Tags or a count. */
  meta?: ReactNode;
  description?: ReactNode;
  /** Buttons for the whole page, the main one last. */
  actions?: ReactNode;
  /** Views of the page that have their own addresses, as a TabNav. */
  tabs?: ReactNode;
}

/** The top of a page: the path to it, its title and its actions. */
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
