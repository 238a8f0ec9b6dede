import { Definition } from '@stoa/domain';
import type Hls from 'hls.js';
import HlsPlayer, { ErrorDetails, Events, type ErrorData } from 'hls.js';
import type { EngineEvents, Opening } from './engine.ts';
import type { PlayerTrouble } from './ladder.ts';
import { definitionOfHeight } from './model.ts';
import type { PlayerSource } from './types.ts';

/** hls.js with the code that only it needs, in one chunk that is loaded with the page. */
export interface HlsEngine {
  choose: (definition: Definition, sources: readonly PlayerSource[]) => boolean;
  recover: () => void;
  stop: () => void;
  /** The position in a live stream that hls.js aims at. */
  edge: () => number | undefined;
  destroy: () => void;
}

const pathOf = (url: string) => new URL(url, document.baseURI).pathname;

const mediaTypes: ReadonlySet<string> = new Set(['mediaError', 'muxError']);

function troubleOf(data: ErrorData): PlayerTrouble {
  const status = data.response?.code;
  return {
    fatal: data.fatal,
    kind: mediaTypes.has(data.type) ? 'media' : 'network',
    ...(status ? { status } : {}),
  };
}

/** The rendition of the manifest for a quality: -1 means automatic, NaN that there is none. */
const levelFor = (hls: Hls, definition: Definition, sources: readonly PlayerSource[]): number => {
  if (definition === Definition.Auto) return -1;
  const named = sources.find((source) => source.definition === definition);
  const byUrl = named && hls.levels.findIndex(({ uri }) => pathOf(uri) === pathOf(named.url));
  if (byUrl !== undefined && byUrl >= 0) return byUrl;
  const byHeight = hls.levels.map(({ height }) => definitionOfHeight(height)).lastIndexOf(definition);
  return named === undefined && byHeight >= 0 ? byHeight : Number.NaN;
};

export function openHls(
  video: HTMLMediaElement,
  { source, startAt, definition, sources }: Opening,
  events: EngineEvents,
): HlsEngine {
  const hls = new HlsPlayer({
    // A strict content security policy forbids a worker made from a blob.
    enableWorker: false,
    startPosition: startAt > 0 ? startAt : -1,
    capLevelToPlayerSize: true,
    backBufferLength: 60,
  });
  hls.on(Events.MANIFEST_PARSED, (_event, { levels }) => {
    events.onHeights(levels.map(({ height }) => height));
    const level = levelFor(hls, definition, sources);
    if (level >= 0) hls.loadLevel = level;
  });
  hls.on(Events.ERROR, (_event, data) => {
    if (
      data.details === ErrorDetails.BUFFER_SEEK_OVER_HOLE ||
      data.details === ErrorDetails.BUFFER_NUDGE_ON_STALL
    ) {
      events.onOwnSeek(video.currentTime);
    }
    events.onTrouble(troubleOf(data));
  });
  hls.loadSource(source.url);
  hls.attachMedia(video);

  return {
    choose(next, among) {
      if (hls.levels.length < 2) return false;
      const level = levelFor(hls, next, among);
      if (Number.isNaN(level)) return false;
      hls.nextLevel = level;
      return true;
    },
    recover: () => hls.recoverMediaError(),
    stop: () => hls.stopLoad(),
    edge: () => hls.liveSyncPosition ?? undefined,
    destroy: () => hls.destroy(),
  };
}
