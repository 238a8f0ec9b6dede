export { createBeatQueue } from './queue.ts';
export type { BeatQueue, BeatQueueOptions, SendBeat } from './queue.ts';
export { flushLeftBeats } from './left.ts';
export { beatStorage } from './storage.ts';
export type { BeatStorage } from './storage.ts';
export type { BeatOwner } from './record.ts';
