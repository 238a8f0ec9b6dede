import type { StudyPolicy } from '@stoa/api/contract/course';
import { OrderPolicy, SeekPolicy } from '@stoa/domain';
import type { ChaptersTranslate } from '../words/index.ts';

type Known = Pick<StudyPolicy, 'orderPolicy' | 'seekPolicy' | 'maxRate'>;

/** The rules of the course, a few words each. */
export function notesOf(policy: Known, t: ChaptersTranslate): string[] {
  return [
    ...(policy.orderPolicy === OrderPolicy.Sequential ? [t('note.order')] : []),
    ...(policy.seekPolicy === SeekPolicy.NoForward ? [t('note.noForward')] : []),
    ...(policy.seekPolicy === SeekPolicy.NoSeek ? [t('note.noSeek')] : []),
    ...(policy.maxRate < 2 ? [t('note.rate', { rate: policy.maxRate })] : []),
  ];
}
