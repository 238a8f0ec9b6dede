import { useId, type ReactNode } from 'react';
import { Heading } from '@stoa/ui/Heading';
import * as styles from './HomeModules.css.ts';

export interface JoinNoticeProps {
  title: string;
  text: string;
  /** What an administrator needs to know; its line is kept until it is there. */
  children: ReactNode;
}

/** For who is in no company yet. */
export function JoinNotice({ title, text, children }: JoinNoticeProps) {
  const id = useId();
  return (
    <section className={styles.join} aria-labelledby={id} data-part="join">
      <Heading level={2} size={16} id={id}>
        {title}
      </Heading>
      <p className={styles.joinText}>{text}</p>
      <p className={styles.joinFact}>{children}</p>
    </section>
  );
}
