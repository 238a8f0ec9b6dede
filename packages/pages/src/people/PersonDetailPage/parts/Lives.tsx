import type { LiveSummary } from '@stoa/api/contract/live';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { Grid } from '@stoa/ui/Grid';
import { LiveCard } from '@stoa/ui/LiveCard';
import type { Resolve } from '../../../links/index.ts';
import * as styles from '../../people.css.ts';
import { liveCardsOf } from './liveCards.ts';

export interface LivesProps {
  lives: readonly LiveSummary[];
  resolve: Resolve;
  now: number;
  renderLink: RenderLink;
}

/** The live streams that the person gives or gave. */
export default function Lives({ lives, resolve, now, renderLink }: LivesProps) {
  return (
    <Grid asChild>
      <ul className={styles.list}>
        {liveCardsOf(lives, resolve).map((live) => (
          <li key={live.seed} className={styles.item}>
            <LiveCard {...live} now={now} level={2} renderLink={renderLink} />
          </li>
        ))}
      </ul>
    </Grid>
  );
}
