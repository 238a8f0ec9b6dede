export { streamedText } from './streamedText.ts';
export type { Streamed } from './streamedText.ts';
