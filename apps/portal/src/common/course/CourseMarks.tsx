import type { CourseSummary } from '@stoa/api/contract/course';
import { Relation, TargetKind } from '@stoa/domain';
import { MarkButton } from '../MarkButton.tsx';

export interface CourseMarksProps {
  course: CourseSummary;
  /** Called when the server has stored the mark. */
  onSaved?: (() => void) | undefined;
}

/**
 * The buttons "collect", and "want to learn" for a course that was not begun; only those that the company
 * shows.
 */
export default function CourseMarks({ course, onSaved }: CourseMarksProps) {
  const { courseId, title, collected, wanna, progress } = course;
  const mark = { targetKind: TargetKind.Course, targetId: courseId, title, onSaved };
  const asksToWant = wanna !== undefined && (wanna || progress === undefined);
  return (
    <>
      {asksToWant && <MarkButton {...mark} relation={Relation.Wanna} on={wanna} look="words" />}
      {collected !== undefined && (
        <MarkButton {...mark} relation={Relation.Collect} on={collected} look="heart" />
      )}
    </>
  );
}
