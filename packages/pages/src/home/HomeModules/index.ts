export { type EntryMark } from './entry.ts';
export { HomeModules, type HomeModulesProps } from './HomeModules.tsx';
export { JoinNotice, type JoinNoticeProps } from './JoinNotice.tsx';
