export { AnswerSheet, type AnswerSheetProps } from './AnswerSheet.tsx';
export {
  countsOf,
  sheetKeys,
  sheetStates,
  type SheetCounts,
  type SheetItem,
  type SheetSection,
  type SheetState,
} from './model.ts';
