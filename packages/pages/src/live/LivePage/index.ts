export { LivePage } from './LivePage.tsx';
export type { LiveDraft, LiveOutgoing, LivePageProps, LivePlayer, LiveRoom, LiveTalk } from './types.ts';
