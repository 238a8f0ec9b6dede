import type { StudyPolicy } from '@stoa/api/contract/course';
import type { StudyStart } from '@stoa/api/contract/study';
import { ItemKind, OrderPolicy, SeekPolicy } from '@stoa/domain';
import type { StudyWords } from '@stoa/ui/patterns/StudyPage';
import type { useTranslations } from 'use-intl';
import { stayOf } from './stay.ts';

export type Translate = ReturnType<typeof useTranslations<'study'>>;

export const studyWords = (t: Translate): StudyWords => ({
  courseProgress: t('courseProgress'),
  itemProgress: t('itemProgress'),
  contents: t('contents'),
  help: t('help'),
  theatre: t('theatre'),
  leaveTheatre: t('leaveTheatre'),
  previous: t('previous'),
  next: t('next'),
  aboutItem: t('aboutItem'),
  completion: t('completion'),
  upNext: t('upNext'),
  teachers: t('teachers'),
  attachments: t('attachments'),
  download: t('download'),
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

/** What completes the item, in one sentence. */
export function hintOf(start: StudyStart, t: Translate): string {
  const { item, progress, policy } = start;
  if (progress.completedTime !== undefined) return t('hint.completed');
  const ratio = Math.round(policy.completeRatio * 100);
  const stay = timeWords(stayOf(start), t);
  const stayed = timeWords(progress.studySeconds, t);
  const pages = item.document?.pageCount ?? item.images?.length ?? item.pageCount ?? 0;
  switch (item.itemKind) {
    case ItemKind.Video:
      return t('hint.media', { ratio, percent: progress.percent });
    case ItemKind.Audio:
      return t('hint.audio', { ratio, percent: progress.percent });
    case ItemKind.Document:
      return t('hint.pages', { pages, stay, stayed });
    case ItemKind.Image:
      return t('hint.images', { pages });
    case ItemKind.Table:
      return t('hint.table', { stay, stayed });
    case ItemKind.ImageText:
      return t('hint.article', { stay, stayed });
    case ItemKind.Link:
      return t('hint.link');
    case ItemKind.Test:
      return t('notOpen.test');
    default:
      return item.itemKind satisfies never;
  }
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
