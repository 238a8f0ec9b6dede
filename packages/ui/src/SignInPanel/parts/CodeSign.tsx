import { SignMethod } from '@stoa/domain';
import { ScanLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { CodeInput } from '../../CodeInput/CodeInput.tsx';
import { Field } from '../../Field/Field.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import * as styles from '../SignInPanel.css.ts';
import type { SignMethodsProps } from './SignMethods.tsx';

const codeLength = 6;

/** A field for the digits on the lecturer's screen, because a computer usually has no camera for the QR code. */
export function CodeSign({
  method,
  direction,
  defaultCode,
  error,
  signing,
  words,
  onSign,
}: SignMethodsProps & { method: typeof SignMethod.Qr | typeof SignMethod.Code }) {
  const [code, setCode] = useState(defaultCode);
  const [short, setShort] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(false);
  useEffect(() => {
    if (signing || !sent.current || error === undefined) return;
    sent.current = false;
    // The code on the screen has changed by now, so the refused code is selected and the next input replaces
    // it.
    input.current?.focus();
    input.current?.select();
  }, [signing, error]);
  const scans = method === SignMethod.Qr;
  return (
    <form
      noValidate
      className={styles.method}
      onSubmit={(event) => {
        event.preventDefault();
        const complete = code.length === codeLength;
        setShort(!complete);
        if (!complete) return input.current?.focus();
        sent.current = true;
        onSign({ method, code });
      }}
    >
      {scans && (
        <p className={styles.scan}>
          <Icon glyph={ScanLine} size="lg" className={styles.scanIcon} />
          {words.scan}
        </p>
      )}
      <Field
        label={scans ? words.orType : words.code}
        hint={scans ? undefined : words.codeHint}
        error={short ? words.codeShort : error}
      >
        <CodeInput
          ref={input}
          size="md"
          length={codeLength}
          value={code}
          onValueChange={(next) => {
            setCode(next);
            setShort(false);
          }}
        />
      </Field>
      <Button type="submit" loading={signing} className={styles.act}>
        {words.direction[direction]}
      </Button>
    </form>
  );
}
