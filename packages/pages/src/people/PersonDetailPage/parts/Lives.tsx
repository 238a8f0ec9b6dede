import type { RenderLink } from '@stoa/ui/CourseCard';
import { Grid } from '@stoa/ui/Grid';
import { LiveCard } from '@stoa/ui/LiveCard';
import * as styles from '../../people.css.ts';
import type { LiveView } from './liveCards.ts';

export interface LivesProps {
  lives: readonly LiveView[];
  now: number;
  renderLink: RenderLink;
}

/** The live streams that the person gives or gave. */
export default function Lives({ lives, now, renderLink }: LivesProps) {
  return (
    <Grid asChild>
      <ul className={styles.list}>
        {lives.map((live) => (
          <li key={live.seed} className={styles.item}>
            <LiveCard {...live} now={now} level={2} renderLink={renderLink} />
          </li>
        ))}
      </ul>
    </Grid>
  );
}
