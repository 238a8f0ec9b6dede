import { clsx } from 'clsx';
import { useEffect, useRef, type ComponentProps, type Ref } from 'react';
import { useFieldControl } from '../Field/FieldContext.ts';
import { useFormValue } from '../hooks/useFormValue.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import type { Size } from '../style/tones.ts';
import * as styles from './CodeInput.css.ts';

export const codeKinds = ['digits', 'letters'] as const;
export type CodeKind = (typeof codeKinds)[number];

const others = { digits: /\D/g, letters: /[^0-9A-Z]/g } as const;

/** The part of a typed or pasted text that belongs to the code: “验证码：１２３ ４５６” becomes 123456. */
export const codeOf = (text: string, kind: CodeKind, length: number): string =>
  text.normalize('NFKC').toUpperCase().replaceAll(others[kind], '').slice(0, length);

export interface CodeInputProps extends Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'ref'
> {
  ref?: Ref<HTMLInputElement>;
  /** Number of characters of the code. Default 6. */
  length?: number;
  /** `digits` allows only digits; `letters` allows digits and letters and turns small letters into capitals. */
  kind?: CodeKind;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Called when the last character is entered, and again when a complete code changes. */
  onComplete?: (value: string) => void;
  size?: Size;
}

/**
 * A field for a code from a message or a ticket. It is one native input, drawn as cells, so that pasting,
 * password managers and the phone's suggestions work (WCAG 3.3.8). `className` and `style` go to the root, all
 * other props to the input.
 */
export function CodeInput({
  length = 6,
  kind = 'digits',
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  size = 'lg',
  className,
  style,
  ref,
  ...rest
}: CodeInputProps) {
  const input = useSharedRef(ref);
  const wiring = useFieldControl(rest);
  const [text, setText] = useFormValue(input, value, defaultValue, onValueChange);
  const code = codeOf(text, kind, length);

  const completed = useRef(code);
  useEffect(() => {
    if (code.length === length && completed.current !== code) onComplete?.(code);
    completed.current = code;
  }, [code, length, onComplete]);

  // The cells show no caret, so typing always continues at the end.
  const toEnd = () => input.current?.setSelectionRange(code.length, code.length);

  return (
    <div
      data-component="CodeInput"
      data-invalid={wiring['aria-invalid'] === true ? '' : undefined}
      data-disabled={rest.disabled === true ? '' : undefined}
      className={clsx(styles.root, styles.size[size], className)}
      style={style}
    >
      <input
        autoComplete="one-time-code"
        autoCapitalize={kind === 'letters' ? 'characters' : 'none'}
        spellCheck={false}
        {...rest}
        {...wiring}
        ref={input}
        type="text"
        inputMode={kind === 'digits' ? 'numeric' : 'text'}
        pattern={`.{${length}}`}
        value={code}
        onChange={(event) => setText(codeOf(event.currentTarget.value, kind, length))}
        onSelect={(event) => {
          rest.onSelect?.(event);
          const { selectionStart, selectionEnd } = event.currentTarget;
          // A selection is kept, so that after Ctrl+A the next key replaces the whole code.
          if (selectionStart === selectionEnd && selectionStart !== code.length) toEnd();
        }}
        data-part="input"
        className={styles.input}
      />
      {Array.from({ length }, (_, at) => (
        <span
          key={at}
          aria-hidden="true"
          data-part="cell"
          data-state={
            at === Math.min(code.length, length - 1) ? 'next' : code[at] === undefined ? 'empty' : 'filled'
          }
          className={styles.cell}
        >
          {code[at]}
        </span>
      ))}
    </div>
  );
}
