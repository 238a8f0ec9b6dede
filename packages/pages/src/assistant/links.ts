import type { AiChatMessage } from '@stoa/api/contract/ai';
import { hrefOf, type Resolve } from '../links/index.ts';
import type { PageLink } from '../common/index.ts';

/** The next steps that an answer offers: a link to a page, or another question. */
export type AnswerStep = PageLink | { readonly label: string; readonly prompt: string };

type Entry = NonNullable<AiChatMessage['citations']>[number]['target'];

function linkTo(label: string, target: Entry, resolve: Resolve): PageLink[] {
  const href = hrefOf(resolve(target));
  return href === undefined ? [] : [{ label, href }];
}

/** The sources of an answer; those that lead nowhere are left out. */
export const sourcesOf = ({ citations = [] }: AiChatMessage, resolve: Resolve): PageLink[] =>
  citations.flatMap(({ title, target }) => linkTo(title, target, resolve));

/** The next steps of an answer; those that lead nowhere and ask nothing are left out. */
export const stepsOf = ({ actions = [] }: AiChatMessage, resolve: Resolve): AnswerStep[] =>
  actions.flatMap(({ label, target, prompt }): AnswerStep[] => {
    if (target) return linkTo(label, target, resolve);
    return prompt === undefined ? [] : [{ label, prompt }];
  });
