import type { ExternalExam } from '@stoa/api/contract/exam';
import type { Locale } from '@stoa/domain';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { ErrorState } from '@stoa/ui/ErrorState';
import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Stepper } from '@stoa/ui/Stepper';
import { Branded, type Brand } from '../../common/Branded/index.ts';
import { Loaded, type Load } from '../../common/index.ts';
import type { ExternalExamTranslate } from '../words/index.ts';
import { About, type AboutProps } from './parts/About.tsx';
import type { GuestFormProps } from './parts/GuestForm.tsx';
import * as styles from './ExternalExamPage.css.ts';

const skeleton = <Skeleton shape="block" className={styles.skeletonPart} />;

// Loaded when the guest continues, because the first page of a link only describes the exam.
const GuestForm = lazyPart(() => import('./parts/GuestForm.tsx'), { waiting: skeleton, missing: orTryAgain });

/** The step of the guest; the paper itself has a page of its own and is not one of these. */
export type ExternalStep =
  | ({ readonly at: 'about' } & Pick<AboutProps, 'begun' | 'onNext' | 'onReturn'>)
  | ({ readonly at: 'form' } & Omit<GuestFormProps, 'fields' | 'needsPassword' | 'timed' | 't'>)
  /**
   * The server's reason why this guest may not start now; `onResult` shows the attempt that they handed in
   * before.
   */
  | {
      readonly at: 'blocked';
      readonly message: string;
      readonly onResult: (() => void) | undefined;
      readonly onBack: () => void;
    }
  | { readonly at: 'result'; readonly result: ReactNode };

export interface ExternalExamPageProps {
  /** The company of this address, shown until the exam's own company has loaded. */
  brand: Brand | undefined;
  /** `unknown` when no exam has the code. */
  exam: Load<ExternalExam> | { readonly state: 'unknown' };
  step: ExternalStep;
  locale: Locale;
  t: ExternalExamTranslate;
}

function Step({
  exam: { exam, fields },
  step,
  locale,
  t,
}: Omit<ExternalExamPageProps, 'brand' | 'exam'> & { exam: ExternalExam }) {
  switch (step.at) {
    case 'about':
      return (
        <div className={styles.card}>
          <About
            exam={exam}
            locale={locale}
            t={t}
            begun={step.begun}
            onNext={step.onNext}
            onReturn={step.onReturn}
          />
        </div>
      );
    case 'form': {
      const { at: _at, ...form } = step;
      return (
        <div className={styles.card}>
          <GuestForm
            {...form}
            fields={fields}
            needsPassword={exam.rules.needPassword}
            timed={exam.durationMinutes > 0}
            t={t}
          />
        </div>
      );
    }
    case 'blocked':
      return (
        <div className={styles.card}>
          <ErrorState
            kind="forbidden"
            level={1}
            title={t('blocked.title')}
            description={step.message === '' ? t('blocked.text') : step.message}
          >
            {step.onResult && <Button onClick={step.onResult}>{t('blocked.result')}</Button>}
            <Button variant="outline" onClick={step.onBack}>
              {t('blocked.back')}
            </Button>
          </ErrorState>
        </div>
      );
    case 'result':
      return step.result;
    default:
      return step satisfies never;
  }
}

const order = ['about', 'form', 'sit', 'result'] as const;
const place = { about: 'about', form: 'form', blocked: 'form', result: 'result' } as const;

/** An exam that is taken without an account: its description, the form for the guest, and the result. */
export function ExternalExamPage({ brand, exam, step, locale, t }: ExternalExamPageProps) {
  const known = exam.state === 'ready' ? exam.data : undefined;
  const company = known ? { name: known.companyName, logoUrl: known.logo } : brand;
  return (
    <Branded data-component="ExternalExamPage" brand={company}>
      <div className={clsx(styles.main, step.at === 'result' && styles.wide)}>
        {exam.state === 'unknown' ? (
          <div className={styles.card}>
            <ErrorState kind="notFound" level={1} title={t('unknown')} description={t('unknownText')} />
          </div>
        ) : (
          <>
            <Stepper
              label={t('steps.label')}
              className={styles.steps}
              steps={order.map((value) => ({ value, label: t(`steps.${value}`) }))}
              value={place[step.at]}
            />
            <Loaded essential load={exam} retry={t('retry')} skeleton={skeleton} level={2}>
              {(data) => <Step exam={data} {...{ step, locale, t }} />}
            </Loaded>
          </>
        )}
      </div>
    </Branded>
  );
}
