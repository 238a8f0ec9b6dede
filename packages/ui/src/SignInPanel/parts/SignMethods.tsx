import { SignMethod } from '@stoa/domain';
import { Alert } from '../../Alert/Alert.tsx';
import { Button } from '../../Button/Button.tsx';
import type { Labels } from '../../provider/index.ts';
import { Tabs } from '../../Tabs/Tabs.tsx';
import type { SignDirection } from '../model.ts';
import * as styles from '../SignInPanel.css.ts';
import { CodeSign } from './CodeSign.tsx';
import { LocationSign, type SignLocation } from './LocationSign.tsx';

/** The data of a sign-in: a scanned or typed code, the position, or no data. */
export type SignAttempt =
  | { readonly method: typeof SignMethod.Qr | typeof SignMethod.Code; readonly code: string }
  | { readonly method: typeof SignMethod.Location | typeof SignMethod.Button };

export interface SignMethodsProps {
  methods: readonly SignMethod[];
  direction: SignDirection;
  defaultCode: string;
  error: string | undefined;
  signing: boolean;
  location: SignLocation;
  radius: number | undefined;
  words: Labels['signInPanel'];
  onSign: (attempt: SignAttempt) => void;
  onLocate: (() => void) | undefined;
}

/** The ways to sign in, as tabs when there are several. */
export function SignMethods(props: SignMethodsProps) {
  const { methods, words } = props;
  const [only, ...others] = methods;
  if (only === undefined) return null;
  if (others.length === 0) return <OneMethod {...props} method={only} />;
  return (
    <Tabs
      label={words.methods}
      items={methods.map((method) => ({
        value: String(method),
        label: words.method[method],
        content: <OneMethod {...props} method={method} />,
      }))}
    />
  );
}

function OneMethod({ method, ...props }: SignMethodsProps & { method: SignMethod }) {
  const { direction, error, signing, words, onSign } = props;
  switch (method) {
    case SignMethod.Qr:
    case SignMethod.Code:
      return <CodeSign {...props} method={method} />;
    case SignMethod.Location:
      return <LocationSign {...props} />;
    case SignMethod.Button:
      return (
        <div className={styles.method}>
          <p className={styles.note}>{words.press[direction]}</p>
          {error !== undefined && (
            <Alert tone="danger" live="assertive">
              {error}
            </Alert>
          )}
          <Button loading={signing} className={styles.act} onClick={() => onSign({ method })}>
            {words.direction[direction]}
          </Button>
        </div>
      );
    default:
      return method satisfies never;
  }
}
