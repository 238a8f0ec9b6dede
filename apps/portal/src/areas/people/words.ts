import type { PersonDetailWords } from '@stoa/ui/patterns/PeoplePages';
import type { PeopleView } from './views.ts';

export const detailWords = (t: PeopleView['t']): PersonDetailWords => ({
  mine: t('mine'),
  ask: t('ask'),
  tags: t('tags'),
  tabs: t('tabs'),
  intro: t('intro'),
  courses: t('courses'),
  lives: t('lives'),
  articles: t('articles'),
  questions: t('questions'),
  expertise: t('expertise'),
  honours: t('honours'),
  noIntro: t('noIntro'),
  pages: t('coursePages'),
  retry: t('retry'),
});
