import { Relation, TargetKind } from '@stoa/domain';
import type { ListedCourse } from '@stoa/ui/patterns/CourseListPage';
import { useTranslations } from 'use-intl';
import { MarkButton } from '../MarkButton.tsx';

export interface CourseMarksProps {
  course: ListedCourse;
  /** What was marked is known to the server now. */
  onSaved?: (() => void) | undefined;
}

/** Collect, and want to learn while one has not begun; only what the company shows (contract X31). */
export default function CourseMarks({ course, onSaved }: CourseMarksProps) {
  const t = useTranslations('courses');
  const { id, title, collected, wanted, progress } = course;
  const mark = { targetKind: TargetKind.Course, targetId: id, title, onSaved };
  const asksToWant = wanted !== undefined && (wanted || progress === undefined);
  return (
    <>
      {asksToWant && (
        <MarkButton {...mark} relation={Relation.Wanna} on={wanted} label={t('mark.want')} look="words" />
      )}
      {collected !== undefined && (
        <MarkButton
          {...mark}
          relation={Relation.Collect}
          on={collected}
          label={t('mark.collect')}
          look="heart"
        />
      )}
    </>
  );
}
