import { Skeleton } from '@stoa/ui/Skeleton';
import * as styles from './ReviewPage.css.ts';

/** A review that is loading, in its shape. */
export const ReviewSkeleton = () => (
  <div className={styles.root}>
    <div className={styles.head}>
      <Skeleton shape="circle" />
      <Skeleton lines={2} className={styles.whoSkeleton} />
    </div>
    <div className={styles.columns}>
      <Skeleton shape="block" className={styles.answersSkeleton} />
      <Skeleton shape="block" className={styles.factsSkeleton} />
    </div>
  </div>
);
