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

/** What of a typed or pasted text belongs to the code: “验证码：１２３ ４５６” is 123456. */
export const codeOf = (text: string, kind: CodeKind, length: number): string =>
  text.normalize('NFKC').toUpperCase().replaceAll(others[kind], '').slice(0, length);

export interface CodeInputProps extends Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'ref'
> {
  ref?: Ref<HTMLInputElement>;
  /** How many characters the code has. */
  length?: number;
  /** `letters` allows digits too and makes small letters capital. */
  kind?: CodeKind;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** The last character has come; called again when the code changes. */
  onComplete?: (value: string) => void;
  size?: Size;
}

/**
 * A code from a message or a ticket: one native field, drawn as cells, so that paste, password managers and the
 * phone's own suggestion work (WCAG 3.3.8). `className` and `style` go to the root, the rest to the input.
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

  // The cells have no caret between them: typing goes on at the end.
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
          // All chosen with Ctrl+A stays so: the next key replaces the whole.
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
