import { clsx } from 'clsx';
import { useId, type ChangeEvent, type ComponentProps, type Ref } from 'react';
import { useFieldControl } from '../Field/FieldContext.ts';
import { useFormValue } from '../hooks/useFormValue.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { announce } from '../LiveRegion/announce.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import { control, controlSize } from '../style/control.css.ts';
import type { Size } from '../style/tones.ts';
import { lengthOf, milestoneOf } from './counting.ts';
import * as styles from './TextArea.css.ts';
import { useAutosize } from './useAutosize.ts';

export interface TextAreaProps extends Omit<
  ComponentProps<'textarea'>,
  'size' | 'value' | 'defaultValue' | 'ref'
> {
  ref?: Ref<HTMLTextAreaElement>;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  size?: Size;
  /** Number of lines shown while the field is empty. */
  rows?: number;
  /** Makes the field grow with the text, up to half the window. */
  autosize?: boolean;
  /**
   * Maximum number of characters. The field shows a counter and marks a longer text as invalid, but does not
   * cut off pasted text.
   */
  limit?: number;
}

/**
 * A field for several lines of text. `className` and `style` go to the frame, all other props to the text area.
 */
export function TextArea({
  value,
  defaultValue = '',
  onValueChange,
  onChange,
  size = 'md',
  rows = 3,
  autosize = true,
  limit,
  className,
  style,
  ref,
  ...rest
}: TextAreaProps) {
  const id = useId();
  const labels = useLabels('textArea');
  const area = useSharedRef(ref);
  const wiring = useFieldControl(rest);
  const [text, setText] = useFormValue(area, value, defaultValue, onValueChange);
  useAutosize(area, autosize);

  const left = limit === undefined ? undefined : limit - lengthOf(text);
  const over = left !== undefined && left < 0;
  const describedBy = [wiring['aria-describedby'], limit !== undefined && `${id}-count`].filter(Boolean);

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event);
    const next = event.currentTarget.value;
    setText(next);
    if (limit === undefined || left === undefined) return;
    const nowLeft = limit - lengthOf(next);
    const milestone = milestoneOf(nowLeft);
    if (milestone === undefined || milestone === milestoneOf(left)) return;
    // The number of characters left is announced only at milestones near the limit, because a message after
    // every key would disturb typing.
    if (nowLeft < left) announce(nowLeft < 0 ? labels.over(-nowLeft) : labels.left(nowLeft));
  };

  return (
    <div data-component="TextArea" className={clsx(styles.root, className)} style={style}>
      <textarea
        {...rest}
        {...wiring}
        ref={area}
        rows={rows}
        value={text}
        onChange={change}
        aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
        aria-invalid={over ? true : wiring['aria-invalid']}
        data-part="input"
        className={clsx(control, controlSize[size], styles.area, autosize && styles.growing)}
      />
      {limit !== undefined && left !== undefined && (
        <div
          id={`${id}-count`}
          data-part="count"
          data-state={over ? 'over' : 'within'}
          className={styles.count}
        >
          {over ? labels.over(-left) : labels.count(limit - left, limit)}
        </div>
      )}
    </div>
  );
}
