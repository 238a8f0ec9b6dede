export { createBeatQueue, flushLeftBeats, steadyNow } from './queue.ts';
export type { BeatQueue, BeatQueueOptions } from './queue.ts';
export { beatKind } from './kind.ts';
