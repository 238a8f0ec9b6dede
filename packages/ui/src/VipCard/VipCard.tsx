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
  /** Length of the membership in months. */
  months: number;
  /** Price in fen, hundredths of a yuan. */
  priceFen: number;
  /** The usual price in fen. It is shown struck through when it is higher. */
  originFen?: number | undefined;
  /** A short remark, such as “most chosen” or “only this week”. */
  tag?: string | undefined;
  benefits?: readonly string[] | undefined;
  /** The reader's membership. Pass it only to the package that was bought. */
  standing?: VipStanding | undefined;
  /** The current time in epoch milliseconds, which the parent keeps up to date. */
  now: number;
  /**
   * Whether this is the recommended package: it then has a border in the company's colour and a solid button.
   * Use it once on a page.
   */
  featured?: boolean;
  /** Whether the order is being created. */
  choosing?: boolean;
  /** Called when the package is chosen. Without it there is no button. */
  onChoose?: (() => void) | undefined;
  /** Heading level of the name. */
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

/** The price, with the whole yuan large and currency and hundredths small. Screen readers read one amount. */
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

/** A membership on offer: its length, its price, its benefits, and the state of the reader's own. */
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
