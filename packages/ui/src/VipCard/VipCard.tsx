import { formatDateTime, formatMoneyFen, VipStatus } from '@stoa/domain';
import { clsx } from 'clsx';
import { Check, CircleCheck, Clock } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useLabels, type Labels } from '../provider/index.ts';
import { Tag } from '../Tag/Tag.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { deedOf, monthlyFen, type VipStanding } from './model.ts';
import * as styles from './VipCard.css.ts';

export type { VipStanding } from './model.ts';

export interface VipCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  name: string;
  /** How long it lasts. */
  months: number;
  /** Fen, a hundredth of a yuan. */
  priceFen: number;
  /** What it would cost otherwise; shown struck through when it is more. */
  originFen?: number | undefined;
  /** A word on it: most chosen, only this week. */
  tag?: string | undefined;
  benefits?: readonly string[] | undefined;
  /** The reader's membership; given to the package that it was bought with. */
  standing?: VipStanding | undefined;
  /** Epoch milliseconds; the parent owns the clock. */
  now: number;
  /** The one that is put forward: an edge in the company's colour and the loud button. One a page. */
  featured?: boolean;
  /** The order is being made. */
  choosing?: boolean;
  /** Without it the card only informs. */
  onChoose?: (() => void) | undefined;
  /** Place of the name in the outline. */
  level?: 2 | 3 | 4;
}

const noMembership: VipStanding = { status: VipStatus.None };

function Standing({
  standing,
  now,
  words,
}: {
  standing: VipStanding;
  now: number;
  words: Labels['vipCard'];
}) {
  if (standing.status === VipStatus.None) return null;
  const date = formatDateTime(standing.expireTime, { now });
  const active = standing.status === VipStatus.Active;
  return (
    <p className={styles.standing} data-state={active ? 'active' : 'expired'}>
      <Icon glyph={active ? CircleCheck : Clock} />
      <bdi title={words.fullTime(standing.expireTime)}>
        {active ? words.until(date) : words.expired(date)}
      </bdi>
    </p>
  );
}

/** The figure loud, currency and hundredths quiet; read aloud as one amount. */
function Price({ fen }: { fen: number }) {
  const [, currency = '', whole = '', rest = ''] = /^(\D*)(\d+)(.*)$/.exec(formatMoneyFen(fen)) ?? [];
  return (
    <span className={styles.price}>
      <span className={styles.small}>{currency}</span>
      {whole}
      <span className={styles.small}>{rest}</span>
    </span>
  );
}

/** A membership on offer: for how long, at what price, with what, and how the reader's own stands. */
export function VipCard({
  name,
  months,
  priceFen,
  originFen,
  tag,
  benefits = [],
  standing = noMembership,
  now,
  featured = false,
  choosing = false,
  onChoose,
  level = 3,
  className,
  ...rest
}: VipCardProps) {
  const words = useLabels('vipCard');
  const Name = `h${level}` as const;
  const perMonth = monthlyFen(priceFen, months);
  const deed = words[deedOf(standing)];
  return (
    <article
      {...rest}
      data-component="VipCard"
      data-state={featured ? 'featured' : 'plain'}
      className={clsx(styles.root, className)}
    >
      <div className={styles.head}>
        <Name className={styles.name}>{name}</Name>
        <span className={styles.quiet}>{words.months(months)}</span>
        {tag !== undefined && tag !== '' && (
          <Tag tone="accent" className={styles.tag}>
            {tag}
          </Tag>
        )}
      </div>
      <p className={styles.prices}>
        <Price fen={priceFen} />
        {originFen !== undefined && originFen > priceFen && (
          <s className={styles.quiet}>
            <VisuallyHidden>{words.wasPrice} </VisuallyHidden>
            {formatMoneyFen(originFen)}
          </s>
        )}
        <span className={clsx(styles.quiet, styles.month)}>
          {perMonth !== undefined && words.perMonth(formatMoneyFen(perMonth))}
        </span>
      </p>
      {benefits.length > 0 && (
        <ul aria-label={words.benefits} className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit} className={styles.benefit}>
              <Icon glyph={Check} className={styles.check} />
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
      )}
      {(standing.status !== VipStatus.None || onChoose !== undefined) && (
        <div className={styles.foot}>
          <Standing standing={standing} now={now} words={words} />
          {onChoose !== undefined && (
            <Button
              fullWidth
              variant={featured ? 'solid' : 'outline'}
              loading={choosing}
              aria-label={words.chooseName(deed, name)}
              onClick={onChoose}
            >
              {deed}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
