import { Container } from '@stoa/ui/Container';
import { Skeleton } from '@stoa/ui/Skeleton';
import * as page from '../column.css.ts';
import * as styles from './SurveyBones.css.ts';

/** The skeleton of a questionnaire while it is loading. */
export function SurveyBones() {
  return (
    <Container className={page.root} aria-hidden>
      <div className={page.column}>
        <Skeleton shape="block" className={styles.headBone} />
        <Skeleton shape="block" className={styles.questionBone} />
        <Skeleton shape="block" className={styles.questionBone} />
      </div>
    </Container>
  );
}
