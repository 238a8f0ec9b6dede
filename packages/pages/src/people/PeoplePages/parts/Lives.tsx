import type { RenderLink } from '@stoa/ui/CourseCard';
import { Grid } from '@stoa/ui/Grid';
import { LiveCard } from '@stoa/ui/LiveCard';
import * as styles from '../PeoplePages.css.ts';
import type { PersonLive } from '../types.ts';

export interface LivesProps {
  lives: readonly PersonLive[];
  now: number;
  renderLink: RenderLink;
}

/** What somebody holds or held live. */
export default function Lives({ lives, now, renderLink }: LivesProps) {
  return (
    <Grid asChild>
      <ul className={styles.list}>
        {lives.map(({ id, ...live }) => (
          <li key={id} className={styles.item}>
            <LiveCard {...live} seed={id} now={now} level={2} renderLink={renderLink} />
          </li>
        ))}
      </ul>
    </Grid>
  );
}
