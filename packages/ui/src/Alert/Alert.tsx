import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLabels } from '../provider/UiProvider.tsx';
import type { Tone } from '../style/tones.ts';
import * as styles from './Alert.css.ts';

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: Tone;
  title?: ReactNode;
  /** The next step that the message offers: a Button or a Link. */
  action?: ReactNode;
  onDismiss?: () => void;
  /**
   * For a message that appears while the person works: `polite` is read after what is being read, `assertive`
   * at once, for a loss of work.
   */
  live?: 'off' | 'polite' | 'assertive';
}

const glyphs = {
  neutral: Info,
  accent: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};
const roles = { off: undefined, polite: 'status', assertive: 'alert' };

/** A message that stays in its place on the page. For a message that disappears by itself, use a Toast. */
export function Alert({
  tone = 'info',
  title,
  action,
  onDismiss,
  live = 'off',
  className,
  children,
  ...rest
}: AlertProps) {
  const labels = useLabels('alert');
  return (
    <div
      {...rest}
      role={roles[live]}
      data-component="Alert"
      data-tone={tone}
      className={clsx(styles.root, styles.look[tone], className)}
    >
      <Icon glyph={glyphs[tone]} label={labels.tone[tone]} className={styles.icon} />
      <div className={styles.words} data-part="words">
        {title !== undefined && (
          <p className={styles.title} data-part="title">
            {title}
          </p>
        )}
        {children}
      </div>
      {(action !== undefined || onDismiss !== undefined) && (
        <div className={styles.end} data-part="end">
          {action}
          {onDismiss !== undefined && (
            <IconButton glyph={X} label={labels.dismiss} size="sm" tone={tone} onClick={onDismiss} />
          )}
        </div>
      )}
    </div>
  );
}
