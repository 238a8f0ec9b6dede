import { ChevronRight } from 'lucide-react';
import { Children, type ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useLabels } from '../provider/UiProvider.tsx';
import * as styles from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** Name of the navigation. Default: “Breadcrumbs” in the person's language. */
  label?: string;
}

/**
 * The path to the current page. The children are Links; the last child is the title of the current page,
 * without a link.
 */
export function Breadcrumbs({ label, children, ...rest }: BreadcrumbsProps) {
  const labels = useLabels('breadcrumbs');
  const steps = Children.toArray(children);
  return (
    <nav {...rest} aria-label={label ?? labels.name} data-component="Breadcrumbs">
      <ol className={styles.list} data-part="list">
        {steps.map((step, at) => (
          <li key={at} className={styles.item}>
            {at > 0 && <Icon glyph={ChevronRight} size="sm" directional className={styles.separator} />}
            {at === steps.length - 1 ? (
              <span aria-current="page" className={styles.here}>
                {step}
              </span>
            ) : (
              step
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
