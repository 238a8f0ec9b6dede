import * as v from 'valibot';
import { knowledge } from './knowledge.ts';
import { playItem } from './play.ts';
import { studyPolicy } from './studyPolicy.ts';
import { itemProgress } from './study.ts';

/** Everything that the player of a knowledge item needs. */
export const knowledgeStudy = v.object({
  session: v.object({ sessionId: v.string(), startTime: v.number() }),
  item: playItem,
  progress: itemProgress,
  policy: studyPolicy,
  knowledge,
});
export type KnowledgeStudy = v.InferOutput<typeof knowledgeStudy>;
