import { useId, type ReactNode } from 'react';
import { Heading } from '@stoa/ui/Heading';
import type { HomeModulesTranslate } from '../words/index.ts';
import * as styles from './HomeModules.css.ts';

export interface JoinNoticeProps {
  /**
   * The person's masked phone number, which an administrator needs. Its line is reserved until it has loaded.
   */
  phone: string | undefined;
  t: HomeModulesTranslate;
}

const strong = (words: ReactNode) => <strong>{words}</strong>;

/** Explains to a person who is in no company yet how to join one. */
export function JoinNotice({ phone, t }: JoinNoticeProps) {
  const id = useId();
  return (
    <section className={styles.join} aria-labelledby={id} data-part="join">
      <Heading level={2} size={16} id={id}>
        {t('join.title')}
      </Heading>
      <p className={styles.joinText}>{t('join.text')}</p>
      <p className={styles.joinFact}>{phone && t.rich('join.phone', { phone, strong })}</p>
    </section>
  );
}
