export {
  Transcript,
  transcriptSurfaces,
  type TranscriptLanguage,
  type TranscriptProps,
} from './Transcript.tsx';
export type { TranscriptLine } from './vtt.ts';
