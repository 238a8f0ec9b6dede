import type { CourseListWords } from '@stoa/ui/patterns/CourseListPage';
import type { useTranslations } from 'use-intl';
import { columnWords } from '../../../common/course/listView.ts';

/** The words of a course list; only those for nothing at all may be a list's own. */
export function listWords(t: ReturnType<typeof useTranslations<'course'>>, empty: string): CourseListWords {
  return {
    banner: t('banner'),
    filters: t('filters.name'),
    more: t('filters.more'),
    less: t('filters.less'),
    keyword: t('keyword'),
    sort: t('sort.name'),
    layout: t('layout.name'),
    cards: t('layout.cards'),
    table: t('layout.table'),
    clear: t('clear'),
    retry: t('retry'),
    list: t('list'),
    pages: t('pages'),
    emptyFiltered: t('emptyFiltered'),
    empty,
    columns: columnWords(t),
  };
}
