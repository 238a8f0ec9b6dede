export { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';
export {
  chatClosings,
  chatDeliveries,
  chatRoles,
  type ChatClosing,
  type ChatDelivery,
  type ChatEntry,
  type ChatMessage,
  type ChatQuote,
  type ChatRole,
} from './model.ts';
export { chatKeys } from '../compose/keys.ts';
