/** Where an answer comes from, or what can be done about it. */
export interface AssistantLink {
  label: string;
  href: string;
}

/** A way on from an answer: to a page, or with the next question. */
export type AssistantStep = AssistantLink | { label: string; onChoose: () => void };

/** What the person thought of an answer: helpful, not helpful, nothing yet. */
export type AssistantVote = 1 | -1 | 0;

export interface AssistantQuestion {
  readonly role: 'user';
  readonly id: string;
  readonly text: string;
}

/** What an answer is made of once it is whole. */
export interface AssistantWhole {
  readonly kind: 'whole';
  readonly sources: readonly AssistantLink[];
  readonly steps: readonly AssistantStep[];
  /** Who wrote it, in words. */
  readonly provider?: string | undefined;
  readonly vote: AssistantVote;
  readonly onVote: (vote: AssistantVote) => void;
}

/** The person wanted no more of it; what came stays. */
export interface AssistantStopped {
  readonly kind: 'stopped';
  /** Brings the rest; only of the last answer. */
  readonly onShowWhole?: (() => void) | undefined;
}

export interface AssistantAnswer {
  readonly role: 'assistant';
  readonly id: string;
  /** A subset of Markdown: paragraphs, emphasis, lists, code. */
  readonly text: string;
  readonly state: AssistantWhole | AssistantStopped | { readonly kind: 'writing' };
}

export type AssistantTurn = AssistantQuestion | AssistantAnswer;

/** Why there is no answer, and the way to ask once more. */
export interface AssistantTrouble {
  readonly text: string;
  readonly onRetry?: (() => void) | undefined;
}

export interface AssistantSession {
  id: number;
  title: string;
  /** "Today 14:32 · 4 messages". */
  note: string;
  current: boolean;
}

export interface AssistantWords {
  title: string;
  log: string;
  you: string;
  assistant: string;
  writing: string;
  stopped: string;
  showWhole: string;
  sources: string;
  steps: string;
  helpful: string;
  unhelpful: string;
  copy: string;
  field: string;
  hint: string;
  send: string;
  stop: string;
  retry: string;
  suggestions: string;
  sessions: string;
  create: string;
  remove: (title: string) => string;
}
