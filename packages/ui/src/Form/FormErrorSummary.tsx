import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type MouseEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useLabels } from '../provider/UiProvider.tsx';
import { controlOf, type FormFault } from './faults.ts';
import * as styles from './Form.css.ts';

export interface FormErrorSummaryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The errors, in the order of the page. Without any, nothing is shown. */
  errors: readonly FormFault[];
  /** Title of the list. Default: a text that says how many fields need a correction. */
  title?: string;
}

// Scrolls the field to the middle of the window, so that its label above is in view too.
const go = (event: MouseEvent<HTMLAnchorElement>, field: string) => {
  const form = event.currentTarget.closest('form');
  const control = form === null ? undefined : controlOf(form, field);
  if (control === undefined) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
};

// The list is no landmark, because it appears and disappears.
const asGroup = { role: 'group' } as const;

/**
 * All errors of a form, shown above it; each line links to its field. Form includes it. Used alone, it must
 * be in a `<form>`, and the parent must give it the focus.
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
