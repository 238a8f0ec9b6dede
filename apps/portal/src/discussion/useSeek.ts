import { TargetKind } from '@stoa/domain';
import { useNavigate } from 'react-router-dom';
import { useLinkResolver } from '../common/links.tsx';
import type { TalkPanelProps } from './types.ts';

interface Spoken {
  readonly itemId?: number | undefined;
}

type Here = Pick<TalkPanelProps, 'courseId' | 'itemId' | 'onSeek'>;

/**
 * Goes to the second that an entry is about: in the film that is shown, or on the page of the entry's item.
 */
export function useSeek({ courseId, itemId, onSeek }: Here) {
  const navigate = useNavigate();
  const resolve = useLinkResolver();
  return (seconds: number, spoken: Spoken | undefined) => {
    if (spoken?.itemId === undefined) return;
    if (spoken.itemId === itemId && onSeek) {
      onSeek(seconds);
      return;
    }
    const link = resolve({
      kind: TargetKind.CourseItem,
      id: spoken.itemId,
      params: { courseId: String(courseId) },
    });
    if (link?.kind === 'internal') navigate(`${link.path}&t=${Math.floor(seconds)}`);
  };
}
