import { useId, type ReactNode } from 'react';
import { Heading } from '@stoa/ui/Heading';
import * as styles from './suggestions.css.ts';

interface HeadedProps {
  title: string;
  /** What can be done with all of the links. */
  action?: ReactNode;
  children: ReactNode;
}

/** Links under a heading. */
export function Headed({ title, action, children }: HeadedProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.headed}>
      <div className={styles.headLine}>
        <Heading level={2} size={18} id={id}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
