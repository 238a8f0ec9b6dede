import type { AiChatMessage } from '@stoa/api/contract/ai';

export type Citation = NonNullable<AiChatMessage['citations']>[number];
export type Action = NonNullable<AiChatMessage['actions']>[number];

/** What the assistant says: a subset of Markdown, what it goes by, and what can be done next. */
export interface Reply {
  readonly text: string;
  readonly citations: Citation[];
  readonly actions: Action[];
}

/** Contract 8.13. */
const most = { citations: 4, actions: 3 } as const;

export const reply = (
  text: string,
  citations: readonly Citation[] = [],
  actions: readonly Action[] = [],
): Reply => ({
  text,
  citations: citations.slice(0, most.citations),
  actions: actions.slice(0, most.actions),
});

/** A question to go on with, shown as it will be asked. */
export const prompt = (words: string): Action => ({ label: words, prompt: words });
