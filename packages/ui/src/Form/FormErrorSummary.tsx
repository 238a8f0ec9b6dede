import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type MouseEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useLabels } from '../provider/UiProvider.tsx';
import { controlOf, type FormFault } from './faults.ts';
import * as styles from './Form.css.ts';

export interface FormErrorSummaryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is wrong, in the order of the page; nothing is shown without any. */
  errors: readonly FormFault[];
  /** Default: says how many places need a change. */
  title?: string;
}

// The field's name above it comes into view as well, hence the middle.
const go = (event: MouseEvent<HTMLAnchorElement>, field: string) => {
  const form = event.currentTarget.closest('form');
  const control = form === null ? undefined : controlOf(form, field);
  if (control === undefined) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
};

// No landmark: it comes and goes.
const asGroup = { role: 'group' } as const;

/**
 * All that is wrong in a form, above it; each line leads to its field. Form brings its own; alone it must stand in
 * a `<form>`, and whoever shows it gives it focus.
 */
export function FormErrorSummary({ errors, title, className, ...rest }: FormErrorSummaryProps) {
  const id = useId();
  const labels = useLabels('form');
  if (errors.length === 0) return null;
  return (
    <div
      {...asGroup}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      {...rest}
      data-component="FormErrorSummary"
      className={clsx(styles.summary, className)}
    >
      <p id={`${id}-title`} className={styles.title}>
        <Icon glyph={CircleAlert} className={styles.icon} />
        {title ?? labels.summary(errors.length)}
      </p>
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => go(event, field)} className={styles.link}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
