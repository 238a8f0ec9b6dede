export { HomeModules, type HomeModulesProps } from './HomeModules.tsx';
export { JoinNotice, type JoinNoticeProps } from './JoinNotice.tsx';
export {
  entryShapes,
  type EntryBadge,
  type EntryMark,
  type EntryShape,
  type HomeModuleView,
  type ModuleEntry,
} from './types.ts';
