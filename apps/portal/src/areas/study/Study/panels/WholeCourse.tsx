import { courseDetail } from '@stoa/api/contract/course';
import { useApi } from '@stoa/api/react';
import { useEffect } from 'react';
import type { PanelFacts } from './types.ts';

/**
 * Loads the details of the whole course only here, because nothing that the page shows at first needs them.
 */
export function WholeCourse({ courseId, onDetail }: Pick<PanelFacts, 'courseId' | 'onDetail'>) {
  const { data } = useApi(courseDetail, { courseId }, { silent: true });
  useEffect(() => onDetail(data), [data, onDetail]);
  return null;
}
