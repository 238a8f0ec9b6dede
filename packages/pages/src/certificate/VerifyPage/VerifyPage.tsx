import type { CertificateCheck } from '@stoa/api/contract/certificate';
import { clsx } from 'clsx';
import { useState, type ComponentProps } from 'react';
import { Alert } from '@stoa/ui/Alert';
import { Button } from '@stoa/ui/Button';
import { DescriptionList } from '@stoa/ui/DescriptionList';
import { Field } from '@stoa/ui/Field';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { useLabels } from '@stoa/ui/provider';
import { SpinnerRing } from '@stoa/ui/Spinner';
import { TextInput } from '@stoa/ui/TextInput';
import { Branded, type Brand } from '../../common/Branded/index.ts';
import { stateLook } from '../stateLook.ts';
import type { VerifyTranslate } from '../words/index.ts';
import { codeIn } from './codeIn.ts';
import * as styles from './VerifyPage.css.ts';

/** The outcome of verifying the code in the address. */
export type VerifyOutcome =
  /** Nothing was verified yet, or the request is in progress. */
  | { readonly kind: 'none' | 'busy' }
  | { readonly kind: 'found'; readonly check: CertificateCheck }
  /** No certificate has the code; too many codes were tried; or the server did not answer. */
  | { readonly kind: 'unknown' | 'tooMany' | 'failed' };

export interface VerifyPageProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  t: VerifyTranslate;
  brand?: Brand | undefined;
  /** The code that the page was opened with, or ''. */
  code: string;
  outcome: VerifyOutcome;
  /** Verifies a code; the same code may be verified again. */
  onVerify: (code: string) => void;
}

type Fault = 'missing' | 'malformed' | undefined;

function Result({ check, t }: { check: CertificateCheck; t: VerifyTranslate }) {
  const { date } = useLabels('certificateView');
  const { tone, glyph } = stateLook[check.state];
  return (
    <section className={styles.result} data-part="result">
      <Heading level={2} className={clsx(styles.verdict, styles.tone[tone])}>
        <Icon glyph={glyph} />
        {t(`verdict.${check.state}`)}
      </Heading>
      <DescriptionList
        items={[
          { term: t('certificate'), description: check.title, wide: true },
          { term: t('holder'), description: check.nameMasked },
          { term: t('issuer'), description: check.issuer },
          { term: t('issued'), description: date(check.issueTime) },
          {
            term: t('expires'),
            description: check.expireTime === undefined ? t('forever') : date(check.expireTime),
          },
          { term: t('number'), description: check.certificateNo, wide: true },
        ]}
      />
      <p className={styles.note}>{t('masked')}</p>
    </section>
  );
}

function Answer({ outcome, t }: Pick<VerifyPageProps, 'outcome' | 't'>) {
  switch (outcome.kind) {
    case 'none':
    case 'unknown':
      return null;
    case 'busy':
      return (
        <p className={styles.busy}>
          <SpinnerRing />
          {t('busy')}
        </p>
      );
    case 'found':
      return <Result check={outcome.check} t={t} />;
    case 'tooMany':
      return <Alert tone="warning">{t('tooMany')}</Alert>;
    case 'failed':
      return <Alert tone="danger">{t('failed')}</Alert>;
    default:
      return outcome satisfies never;
  }
}

/**
 * Anybody can verify a certificate here, by typing the code that is printed on it or by scanning its QR code.
 */
export function VerifyPage({ t, brand, code, outcome, onVerify, ...rest }: VerifyPageProps) {
  const [typed, setTyped] = useState(code);
  const [fault, setFault] = useState<Fault>();
  // The result of an earlier code is hidden while another one is being typed.
  const unknown = outcome.kind === 'unknown' && codeIn(typed) === codeIn(code) ? t('unknown') : undefined;
  return (
    <Branded {...rest} data-component="VerifyPage" brand={brand}>
      <div className={styles.card}>
        <div className={styles.head}>
          <Heading level={1} size={24} tabIndex={-1}>
            {t('title')}
          </Heading>
          <p className={styles.intro}>{t('intro')}</p>
        </div>
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            const wanted = codeIn(typed);
            setFault(wanted !== undefined ? undefined : typed.trim() === '' ? 'missing' : 'malformed');
            if (wanted === undefined) event.currentTarget.querySelector('input')?.focus();
            else onVerify(wanted);
          }}
        >
          <Field label={t('field')} hint={t('hint')} error={fault ? t(fault) : unknown} required>
            <TextInput
              name="code"
              value={typed}
              onValueChange={(next) => {
                setTyped(next);
                setFault(undefined);
              }}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              size="lg"
              className={styles.code}
            />
          </Field>
          <Button type="submit" size="lg" loading={outcome.kind === 'busy'} className={styles.submit}>
            {t('submit')}
          </Button>
        </form>
        <div aria-live="polite" className={styles.answer}>
          <Answer outcome={outcome} t={t} />
        </div>
      </div>
    </Branded>
  );
}
