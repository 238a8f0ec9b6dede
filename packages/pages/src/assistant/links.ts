import type { AiChatMessage } from '@stoa/api/contract/ai';
import { hrefOf, type Resolve } from '../links/index.ts';
import type { PageLink } from '../common/index.ts';

/** A way on from an answer: to a page, or with the next question. */
export type AnswerStep = PageLink | { readonly label: string; readonly prompt: string };

type Entry = NonNullable<AiChatMessage['citations']>[number]['target'];

function linkTo(label: string, target: Entry, resolve: Resolve): PageLink[] {
  const href = hrefOf(resolve(target));
  return href === undefined ? [] : [{ label, href }];
}

/** Where an answer comes from; what leads nowhere is left out. */
export const sourcesOf = ({ citations = [] }: AiChatMessage, resolve: Resolve): PageLink[] =>
  citations.flatMap(({ title, target }) => linkTo(title, target, resolve));

/** What can be done about an answer; what leads nowhere and asks nothing is left out. */
export const stepsOf = ({ actions = [] }: AiChatMessage, resolve: Resolve): AnswerStep[] =>
  actions.flatMap(({ label, target, prompt }): AnswerStep[] => {
    if (target) return linkTo(label, target, resolve);
    return prompt === undefined ? [] : [{ label, prompt }];
  });
