import type { StudyPolicy } from '@stoa/api/contract/course';
import { OrderPolicy, SeekPolicy } from '@stoa/domain';
import type { StudyPanelsTranslate } from '../../words/index.ts';

/** How the course counts progress, by its policy. */
export function rulesOf(policy: StudyPolicy, t: StudyPanelsTranslate): string[] {
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
