import type { AttemptResult } from '@stoa/api/contract/exam';
import { AwardKind } from '@stoa/domain';
import { Award as Medal, BadgeCheck } from 'lucide-react';
import { Button } from '@stoa/ui/Button';
import { plainLink } from '@stoa/ui/CourseCard';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { hrefOf } from '../../../links/index.ts';
import type { ExamResultPageProps } from '../ExamResultPage.tsx';
import * as styles from '../ExamResultPage.css.ts';

type AwardsProps = Pick<ExamResultPageProps, 'resolve' | 't' | 'renderLink'> & Pick<AttemptResult, 'awards'>;

/** The credits and certificates that an attempt has earned. */
export function Awards({ awards, resolve, t, renderLink = plainLink }: AwardsProps) {
  const shown = awards.filter(({ kind }) => kind === AwardKind.Credit || kind === AwardKind.Certificate);
  if (shown.length === 0) return null;
  return (
    <section className={styles.awards} aria-labelledby="result-awards">
      <Heading level={2} id="result-awards" className={styles.awardsTitle}>
        {t('awards')}
      </Heading>
      {shown.map(({ kind, value, target }, at) => {
        const href = kind === AwardKind.Certificate && target ? hrefOf(resolve(target)) : undefined;
        return (
          <span key={at} className={styles.award}>
            <Icon glyph={kind === AwardKind.Credit ? BadgeCheck : Medal} />
            {kind === AwardKind.Credit ? t('credit', { value: value ?? 0 }) : t('certificate')}
            {href !== undefined && (
              <Button asChild size="sm" variant="soft">
                {renderLink({ href, className: '', children: t('seeCertificate') })}
              </Button>
            )}
          </span>
        );
      })}
    </section>
  );
}
