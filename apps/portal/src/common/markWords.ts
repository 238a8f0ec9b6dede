import { Relation } from '@stoa/domain';
import { useTranslations } from 'use-intl';

/** The marks that a button sets; each has a word for the button and one for what is marked. */
export type MarkRelation = typeof Relation.Follow | typeof Relation.Collect | typeof Relation.Wanna;

const names = {
  [Relation.Follow]: 'follow',
  [Relation.Collect]: 'collect',
  [Relation.Wanna]: 'want',
} as const satisfies Record<MarkRelation, string>;

/** What the button of a mark says: what it does, or that it is done. The same words wherever the mark can be set. */
export function useMarkWords(): (relation: MarkRelation, on: boolean) => string {
  const t = useTranslations('shell.mark');
  return (relation, on) => t(`${names[relation]}.${on ? 'on' : 'off'}`);
}
