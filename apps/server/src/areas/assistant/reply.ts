import type { AiChatMessage } from '@stoa/api/contract/ai';

export type Citation = NonNullable<AiChatMessage['citations']>[number];
export type Action = NonNullable<AiChatMessage['actions']>[number];

/** An answer of the assistant: text in a subset of Markdown, its sources, and possible next actions. */
export interface Reply {
  readonly text: string;
  readonly citations: Citation[];
  readonly actions: Action[];
}

/** Largest numbers of citations and actions in an answer. */
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

/** A button that asks this question next. */
export const prompt = (words: string): Action => ({ label: words, prompt: words });
