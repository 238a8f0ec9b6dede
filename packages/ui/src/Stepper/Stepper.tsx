import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { plainLink, type RenderLink } from '../CourseCard/renderLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useLabels } from '../provider/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Stepper.css.ts';

export const stepStates = ['done', 'current', 'upcoming', 'error'] as const;
export type StepState = (typeof stepStates)[number];

export const stepperLayouts = ['row', 'column'] as const;
export type StepperLayout = (typeof stepperLayouts)[number];

export interface Step {
  value: string;
  label: string;
  description?: ReactNode;
  /** Whether the step contains something that must be corrected. */
  invalid?: boolean;
  /** Address of the step. Leave it out for steps that the person cannot open now. */
  href?: string;
}

export interface StepperProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the steps for screen readers: what they lead to. Default: “Steps” in the person's language. */
  label?: string;
  steps: readonly Step[];
  /** The current step; all before it are done. `undefined` when all are done. */
  value: string | undefined;
  /** `row` becomes a column automatically if there is not enough space. */
  layout?: StepperLayout;
  renderLink?: RenderLink;
}

const stateOf = (step: Step, at: number, current: number): StepState => {
  if (at === current) return 'current';
  if (step.invalid === true) return 'error';
  return at < current ? 'done' : 'upcoming';
};

/**
 * Shows the position in a short series of steps. The states are also given in words, not only by colour and
 * sign.
 */
export function Stepper({
  label,
  steps,
  value,
  layout = 'row',
  renderLink = plainLink,
  className,
  ...rest
}: StepperProps) {
  const labels = useLabels('stepper');
  const found = steps.findIndex((step) => step.value === value);
  const current = found === -1 ? steps.length : found;
  const inRow = layout === 'row';
  return (
    <nav
      {...rest}
      aria-label={label ?? labels.name}
      data-component="Stepper"
      className={clsx(styles.root, className)}
    >
      <ol className={clsx(styles.list, inRow ? styles.row : styles.column)}>
        {steps.map((step, at) => {
          const state = stateOf(step, at, current);
          const name = (
            <>
              {step.label}
              <VisuallyHidden>
                {`（${labels.position(at + 1, steps.length)}，${labels.state[state]}）`}
              </VisuallyHidden>
            </>
          );
          return (
            <li
              key={step.value}
              aria-current={state === 'current' && step.href === undefined ? 'step' : undefined}
              data-part="step"
              data-state={state}
              className={clsx(styles.step, inRow ? styles.stepInRow : styles.stepInColumn)}
            >
              <span className={clsx(styles.line, inRow ? styles.lineInRow : styles.lineInColumn)} />
              <span aria-hidden className={styles.mark}>
                {state === 'done' && <Icon glyph={Check} size="sm" />}
                {state === 'error' && <Icon glyph={X} size="sm" />}
                {(state === 'current' || state === 'upcoming') && at + 1}
              </span>
              <div className={styles.words}>
                <span className={styles.label}>
                  {step.href === undefined
                    ? name
                    : renderLink({
                        href: step.href,
                        className: styles.link,
                        'aria-current': state === 'current' ? 'step' : undefined,
                        children: name,
                      })}
                </span>
                {step.description !== undefined && (
                  <div className={styles.description}>{step.description}</div>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
