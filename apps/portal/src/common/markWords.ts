import { Relation } from '@stoa/domain';
import { useTranslations } from 'use-intl';

/** The marks that are set by a button with text; a like is a number with a heart. */
export type MarkRelation = Exclude<Relation, typeof Relation.Like>;

const names = {
  [Relation.Follow]: 'follow',
  [Relation.Collect]: 'collect',
  [Relation.Wanna]: 'want',
  [Relation.Subscribe]: 'remind',
} as const satisfies Record<MarkRelation, string>;

/**
 * The text of a mark's button: the action, or that it is done. It is the same wherever the mark can be set.
 */
export function useMarkWords(): (relation: MarkRelation, on: boolean) => string {
  const t = useTranslations('shell.mark');
  return (relation, on) => t(`${names[relation]}.${on ? 'on' : 'off'}`);
}
