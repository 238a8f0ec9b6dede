export type { LiveTranslate } from './words/index.ts';
