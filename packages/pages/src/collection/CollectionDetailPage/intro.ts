import type { CourseCollection } from '@stoa/api/contract/course';

/** Whether the introduction says more than the summary, which many companies simply repeat in it. */
export function isIntroLonger({
  summary,
  introHtml,
}: Pick<CourseCollection, 'summary' | 'introHtml'>): boolean {
  const words = introHtml.replaceAll(/<[^>]*>/g, '').trim();
  return words !== '' && words !== summary.trim();
}
