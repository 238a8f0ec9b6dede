export { AssistantDrawer, type AssistantDrawerProps } from './AssistantDrawer.tsx';
export { Conversation, type ConversationProps } from './Conversation.tsx';
export { AssistantBones, SessionList, type SessionListProps } from './SessionList.tsx';
export { Welcome, type WelcomeProps } from './Welcome.tsx';
export type {
  AssistantAnswer,
  AssistantLink,
  AssistantQuestion,
  AssistantSession,
  AssistantStep,
  AssistantTrouble,
  AssistantTurn,
  AssistantVote,
  AssistantWhole,
  AssistantWords,
} from './types.ts';
