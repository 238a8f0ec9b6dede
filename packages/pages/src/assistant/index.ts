export { AssistantDrawer, type AssistantDrawerProps } from './AssistantDrawer.tsx';
export { Conversation, type ConversationProps } from './Conversation.tsx';
export { SessionList, type SessionListProps } from './SessionList.tsx';
export { Welcome, type WelcomeProps } from './Welcome.tsx';
export type { AssistantFailure, AssistantTrouble, AssistantTurn, AssistantVote } from './types.ts';
export type { AssistantTranslate } from './words/index.ts';
