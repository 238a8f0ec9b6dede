import type { StudyWords } from '@stoa/ui/patterns/StudyPage';
import type { useTranslations } from 'use-intl';

export type Translate = ReturnType<typeof useTranslations<'study'>>;
/** What joins the page once it stands. */
export type TranslateMore = ReturnType<typeof useTranslations<'studyPanels'>>;

export const studyWords = (t: Translate): StudyWords => ({
  courseProgress: t('courseProgress'),
  contents: t('contents'),
  theatre: t('theatre'),
  leaveTheatre: t('leaveTheatre'),
  previous: t('previous'),
  next: t('next'),
  open: t('open'),
  openPaper: t('openPaper'),
  noContents: t('noContents'),
  retry: t('retry'),
});

/** '8 min 21 s', with hours where there are some. */
export function timeWords(seconds: number, t: Translate): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < 60) return t('time.seconds', { seconds: whole });
  if (whole < 3600) return t('time.minutes', { minutes: Math.floor(whole / 60), seconds: whole % 60 });
  return t('time.hours', { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60 });
}
