import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { actionOf } from '../keyboard/keyMap.ts';
import { lengthOf } from '../TextArea/counting.ts';
import { TextArea } from '../TextArea/TextArea.tsx';
import * as styles from './Composer.css.ts';
import { composerKeys, isComposing } from './keys.ts';
import { isSendable } from './text.ts';

export interface ComposerProps {
  /** Name of the field; what it asks for, while it is empty. */
  label: string;
  placeholder?: string;
  value: string;
  onValueChange: (value: string) => void;
  limit: number;
  rows?: number;
  /** The person has just asked to write here: the field takes the focus, behind what is written. */
  opened?: boolean;
  /** What goes along is on its way: nothing can be sent yet. */
  busy?: boolean;
  submitLabel: string;
  /** Without the blanks around it. */
  onSubmit: (text: string) => void;
  cancelLabel?: string;
  onCancel?: (() => void) | undefined;
  /** Under the field: what goes along with the words. */
  along?: ReactNode;
  /** At the start of the line of buttons. */
  children?: ReactNode;
}

/** A field for longer words with its buttons; keys are `composerKeys`. */
export function Composer({
  label,
  placeholder = label,
  value,
  onValueChange,
  limit,
  rows = 2,
  opened = false,
  busy = false,
  submitLabel,
  onSubmit,
  cancelLabel,
  onCancel,
  along,
  children,
}: ComposerProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const field = area.current;
    if (!opened || field === null) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [opened]);
  const sendable = isSendable(value, limit) && !busy;
  const submit = () => {
    // Before the words go: a button that is disabled then would drop the focus to the page's start.
    area.current?.focus();
    onSubmit(value.trim());
  };
  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event.nativeEvent)) return;
    const action = actionOf(composerKeys, event);
    if (action === 'send') {
      event.preventDefault();
      if (sendable) submit();
    } else if (action === 'cancel' && onCancel !== undefined) {
      // Not also the dialog or the panel around it.
      event.stopPropagation();
      onCancel();
    }
  };
  return (
    <div className={styles.root} data-part="composer">
      <TextArea
        ref={area}
        aria-label={label}
        placeholder={placeholder}
        rows={rows}
        // A count is worth its line only when the end comes near.
        limit={lengthOf(value) * 2 > limit ? limit : undefined}
        value={value}
        onValueChange={onValueChange}
        onKeyDown={keyDown}
      />
      {along}
      <div className={styles.foot}>
        {children}
        <div className={styles.actions}>
          {onCancel !== undefined && (
            <Button size="sm" variant="ghost" onClick={onCancel}>
              {cancelLabel}
            </Button>
          )}
          <Button size="sm" disabled={!sendable} onClick={submit}>
            {submitLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
