import { courseRate, type CourseDetail } from '@stoa/api/contract/course';
import { postLength, threadCreate } from '@stoa/api/contract/interact';
import { useApiAction } from '@stoa/api/react';
import { ErrorCode, TargetKind, ThreadKind } from '@stoa/domain';
import { Alert } from '@stoa/ui/Alert';
import { Button } from '@stoa/ui/Button';
import { Dialog } from '@stoa/ui/Dialog';
import { Field } from '@stoa/ui/Field';
import { Rating } from '@stoa/ui/Rating';
import { Stack } from '@stoa/ui/Stack';
import { TextArea } from '@stoa/ui/TextArea';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../kernel/toast.ts';
import { pausePosting } from './pause.ts';

export interface RateDialogProps {
  course: Pick<CourseDetail, 'courseId' | 'rating' | 'commentOn'>;
  onOpenChange: (open: boolean) => void;
  onRated: () => void;
}

/** Rates a course with stars and an optional text; the text becomes a comment that shows the stars. */
export default function RateDialog({ course, onOpenChange, onRated }: RateDialogProps) {
  const t = useTranslations('talk.rate');
  const rate = useApiAction(courseRate);
  const say = useApiAction(threadCreate);
  const [score, setScore] = useState(course.rating.mine ?? 0);
  const [text, setText] = useState('');
  const error = rate.error ?? say.error;
  const pending = rate.pending || say.pending;
  const { courseId } = course;

  const send = async () => {
    const content = text.trim();
    const result =
      content === ''
        ? await rate.run({ courseId, score }, { silent: true })
        : await say.run(
            {
              threadKind: ThreadKind.Comment,
              targetKind: TargetKind.Course,
              targetId: courseId,
              content,
              score,
            },
            { silent: true },
          );
    if (!result?.data) return;
    if (content !== '') pausePosting();
    onRated();
    void showToast(t('thanks'), 'success');
    onOpenChange(false);
  };
  const sentence = () => {
    if (error?.kind !== 'business') return t('failed');
    if (error.code === ErrorCode.RateNeedsStudy) return t('needsStudy');
    return error.msg === '' ? t('failed') : error.msg;
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      closeOnBackdrop={text === ''}
      size="sm"
      title={t('title')}
      footer={
        <>
          <Button variant="outline" tone="neutral" onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button disabled={score === 0} loading={pending} onClick={() => void send()}>
            {t('send')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {error && (
          <Alert tone="warning" live="assertive">
            {sentence()}
          </Alert>
        )}
        <Rating value={score} onValueChange={setScore} size="lg" aria-label={t('stars')} />
        {course.commentOn && (
          <Field label={t('words')} optional>
            <TextArea rows={4} limit={postLength.longest} value={text} onValueChange={setText} />
          </Field>
        )}
      </Stack>
    </Dialog>
  );
}
