import type { StudyPolicy } from '@stoa/api/contract/course';
import { OrderPolicy, SeekPolicy } from '@stoa/domain';
import type { StudyWords } from '@stoa/ui/patterns/StudyPage';
import type { useTranslations } from 'use-intl';

export type Translate = ReturnType<typeof useTranslations<'study'>>;
/** What joins the page once it stands. */
export type TranslateMore = ReturnType<typeof useTranslations<'studyMore'>>;

export const studyWords = (t: Translate): StudyWords => ({
  courseProgress: t('courseProgress'),
  contents: t('contents'),
  help: t('help'),
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

/** How the course counts, from its policy. */
export function rulesOf(policy: StudyPolicy, t: Translate): string[] {
  const rules = [t(policy.orderPolicy === OrderPolicy.Sequential ? 'rule.order' : 'rule.free')];
  rules.push(t('rule.ratio', { ratio: Math.round(policy.completeRatio * 100) }));
  if (policy.seekPolicy === SeekPolicy.NoForward) rules.push(t('rule.noForward'));
  if (policy.seekPolicy === SeekPolicy.NoSeek) rules.push(t('rule.noSeek'));
  if (policy.maxRate < 2) rules.push(t('rule.rate', { rate: policy.maxRate }));
  if (policy.presenceSeconds > 0) rules.push(t('rule.presence'));
  if (policy.pauseWhenHidden) rules.push(t('rule.hidden'));
  rules.push(t('rule.once'));
  return rules;
}
