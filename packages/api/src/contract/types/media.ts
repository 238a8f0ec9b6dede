import { Definition } from '@stoa/domain';
import * as v from 'valibot';

/** One address at which a medium can be played; it is signed and valid for four hours. */
export const mediaSource = v.object({
  definition: v.enum(Definition),
  type: v.picklist(['hls', 'mp4', 'webm', 'mp3', 'm4a', 'wav']),
  url: v.string(),
  size: v.optional(v.number()),
});
export type MediaSource = v.InferOutput<typeof mediaSource>;
