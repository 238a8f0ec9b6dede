import { Skeleton } from '@stoa/ui/Skeleton';
import * as styles from './ModulesSkeleton.css.ts';

/** Shown until the modules and their code have loaded: a title and a row of cards. */
export const ModulesSkeleton = () => (
  <div className={styles.root} aria-hidden>
    <Skeleton className={styles.title} />
    <div className={styles.cards}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} shape="block" className={styles.card} />
      ))}
    </div>
  </div>
);
