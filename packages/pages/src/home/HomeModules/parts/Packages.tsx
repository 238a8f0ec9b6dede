import { Crown } from 'lucide-react';
import { Button } from '@stoa/ui/Button';
import { Grid } from '@stoa/ui/Grid';
import { Icon } from '@stoa/ui/Icon';
import { factsOf } from '../entry.ts';
import type { EntriesProps } from '../HomeModules.tsx';
import * as styles from '../HomeModules.css.ts';

/** Memberships: name, price first, benefits, and the link to buy. */
export function Packages({ items, now, t, renderLink }: EntriesProps) {
  return (
    <Grid asChild gap={4}>
      <ul className={styles.list}>
        {items.map((item, at) => {
          const { title, href, summary } = item;
          const [price, ...others] = factsOf(item, now);
          return (
            <li key={at} className={styles.item}>
              <article className={styles.packet} data-part="package">
                <h3 className={styles.packageName}>
                  <span className={styles.crown}>
                    <Icon glyph={Crown} />
                  </span>
                  {title}
                </h3>
                {price !== undefined && (
                  <p className={styles.price}>
                    {price} {others.length > 0 && <span className={styles.term}>{others.join(' · ')}</span>}
                  </p>
                )}
                {summary !== undefined && <p className={styles.summary}>{summary}</p>}
                <Button asChild variant="soft" className={styles.packageGo}>
                  {renderLink({ href, className: '', children: t('membership') })}
                </Button>
              </article>
            </li>
          );
        })}
      </ul>
    </Grid>
  );
}
