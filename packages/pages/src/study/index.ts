export { endOfLesson, firstOpenOf, type EndOfLesson } from './endOfLesson.ts';
export { doneOf, itemsOf, notOpen, type NotOpen } from './outline.ts';
export { reachOf } from './reach.ts';
export { sideTabs, type SideTabName } from './sideTabs.ts';
export type { ChaptersTranslate, StudyPanelsTranslate, StudyTranslate, WhyTranslate } from './words/index.ts';
