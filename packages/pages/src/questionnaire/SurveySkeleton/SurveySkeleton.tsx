import { Container } from '@stoa/ui/Container';
import { Skeleton } from '@stoa/ui/Skeleton';
import * as page from '../column.css.ts';
import * as styles from './SurveySkeleton.css.ts';

/** The skeleton of a questionnaire while it is loading. */
export function SurveySkeleton() {
  return (
    <Container className={page.root} aria-hidden>
      <div className={page.column}>
        <Skeleton shape="block" className={styles.headSkeleton} />
        <Skeleton shape="block" className={styles.questionSkeleton} />
        <Skeleton shape="block" className={styles.questionSkeleton} />
      </div>
    </Container>
  );
}
