import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { actionOf } from '../keyboard/keyMap.ts';
import { Fetched, onDemand } from '../lazy/onDemand.ts';
import { lengthOf } from '../TextArea/counting.ts';
import { TextArea } from '../TextArea/TextArea.tsx';
import * as styles from './Composer.css.ts';
import { composerKeys, isComposing } from './keys.ts';
import { mentionAt, type MentionSource } from './mention.ts';
import { isSendable } from './text.ts';

/** Loaded with the first `@`, because most texts have none. */
const mentionList = onDemand(async () => (await import('./MentionList.tsx')).MentionList);

export interface ComposerProps {
  /** Name of the field, which is also its placeholder. */
  label: string;
  placeholder?: string;
  value: string;
  onValueChange: (value: string) => void;
  limit: number;
  /** Minimum number of characters. Default 1. */
  shortest?: number;
  /** Message if a text has been started but is shorter than `shortest`. */
  tooShort?: string | undefined;
  rows?: number;
  /** Whether the person has just opened the field. It then receives the focus with the caret at the end. */
  opened?: boolean;
  /** Whether attachments are being uploaded, so that nothing can be sent yet. */
  busy?: boolean;
  /** Says why nothing can be sent any more. The text can still be read and copied. */
  closed?: string | undefined;
  submitLabel: string;
  /** Name of the button while the person has to wait before sending, such as “Post (4 s)”. */
  pausedLabel?: string | undefined;
  /** Called with the trimmed text. */
  onSubmit: (text: string) => void;
  cancelLabel?: string;
  onCancel?: (() => void) | undefined;
  /** Source of the colleagues who can be mentioned. Without it `@` has no special meaning. */
  people?: MentionSource | undefined;
  /** Content below the field, such as attachments. */
  along?: ReactNode;
  /** Content at the start of the row of buttons. */
  children?: ReactNode;
}

/** A field for longer text with its buttons. Its keys are `composerKeys`. */
export function Composer({
  label,
  placeholder = label,
  value,
  onValueChange,
  limit,
  shortest = 1,
  tooShort,
  rows = 2,
  opened = false,
  busy = false,
  closed,
  submitLabel,
  pausedLabel,
  onSubmit,
  cancelLabel,
  onCancel,
  people,
  along,
  children,
}: ComposerProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number>();
  /** Position of an `@` whose list the person has closed. */
  const [closedAt, setClosedAt] = useState<number>();
  const mention = people && caret !== undefined ? mentionAt(value, caret) : undefined;
  useEffect(() => {
    const field = area.current;
    if (!opened || field === null) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [opened]);
  const short = value.trim() !== '' && lengthOf(value.trim()) < shortest;
  const sendable =
    isSendable(value, limit) && !short && !busy && closed === undefined && pausedLabel === undefined;
  const hint = closed ?? (short ? tooShort : undefined);
  const submit = () => {
    // The focus moves first, because the button is disabled once the text is gone, and a disabled button loses
    // the focus.
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
      // Keeps Escape from closing a surrounding dialog or panel as well.
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
        // The counter is shown only when more than half of the limit is used.
        limit={lengthOf(value) * 2 > limit ? limit : undefined}
        value={value}
        onValueChange={onValueChange}
        onKeyDown={keyDown}
        {...(people && {
          onSelect: ({ currentTarget }) => setCaret(currentTarget.selectionStart),
          onBlur: () => setCaret(undefined),
        })}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
      />
      {people && mention && mention.at !== closedAt && (
        <Fetched
          part={mentionList}
          when
          with={{ ...people, ...mention, area, onClose: () => setClosedAt(mention.at) }}
        />
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint} data-part="hint">
          {hint}
        </p>
      )}
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
            {pausedLabel ?? submitLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
