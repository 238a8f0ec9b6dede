import type { CourseChapters, CourseItem } from '@stoa/api/contract/course';
import { clsx } from 'clsx';
import { Button } from '@stoa/ui/Button';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { ProgressRing } from '@stoa/ui/ProgressRing';
import { useLabels } from '@stoa/ui/provider';
import { Tag } from '@stoa/ui/Tag';
import { railClasses, RailCard, RailFacts } from '../../../common/Rail/index.ts';
import { useViewer } from '../../../common/viewer/index.ts';
import { doneOf, itemsOf } from '../../outline.ts';
import type { ChaptersTranslate } from '../../words/index.ts';
import * as styles from '../ChapterPage.css.ts';
import { factsOf } from '../facts.ts';
import { isBegun } from '../filter.ts';
import { notesOf } from '../notes.ts';

export interface LeadProps {
  data: CourseChapters;
  /** The lesson that comes next, and its address; absent when nothing is left that opens. */
  next?: { readonly item: CourseItem; readonly href: string } | undefined;
  /** The address at which a finished course begins again. */
  againHref?: string | undefined;
  t: ChaptersTranslate;
  renderLink: RenderLink;
}

/** The person's progress in a course, its rules, and the button that continues. */
export function Lead({ data: { course, chapters, policy }, next, againHref, t, renderLink }: LeadProps) {
  const { length } = useLabels('courseCard');
  const { time } = useLabels('taskItem');
  const { now } = useViewer();
  const percent = course.progress?.percent ?? 0;
  const studied = itemsOf(chapters).reduce((sum, { studySeconds = 0 }) => sum + studySeconds, 0);
  const begun = isBegun(chapters);
  const facts = factsOf({ ...course, studied, now, length, time }, t);
  const notes = notesOf(policy, t);
  return (
    <RailCard title={t('progress')}>
      <div className={clsx(railClasses.cell, styles.standing)}>
        <ProgressRing value={percent} size="lg" label={t('progress')}>
          <span className={styles.percent}>{`${percent}%`}</span>
        </ProgressRing>
        <p className={styles.done}>{t('done', doneOf(chapters))}</p>
      </div>
      {facts.length > 0 && <RailFacts facts={facts} />}
      {notes.length > 0 && (
        <ul className={styles.notes} aria-label={t('rules')}>
          {notes.map((note) => (
            <li key={note}>
              <Tag>{note}</Tag>
            </li>
          ))}
        </ul>
      )}
      {next && (
        <div className={styles.go} data-part="next">
          <p className={styles.nextTitle}>
            <span className={styles.nextWord}>{t(begun ? 'next' : 'first')}</span>
            {next.item.title}
          </p>
          <Button asChild>
            {renderLink({ href: next.href, className: '', children: t(begun ? 'continue' : 'start') })}
          </Button>
        </div>
      )}
      {againHref !== undefined && (
        <div className={styles.go} data-part="again">
          <Button asChild variant="outline">
            {renderLink({ href: againHref, className: '', children: t('again') })}
          </Button>
        </div>
      )}
    </RailCard>
  );
}
