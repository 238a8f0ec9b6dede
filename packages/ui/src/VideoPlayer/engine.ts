import type { Definition } from '@stoa/domain';
import type { HlsEngine } from './hlsEngine.ts';
import type { PlayerTrouble } from './ladder.ts';
import type { LiveWindow } from './liveEdge.ts';
import { loadHls } from './preload.ts';
import type { PlayerSource } from './types.ts';

export interface EngineEvents {
  onTrouble: (trouble: PlayerTrouble) => void;
  /** Heights of the manifest's renditions. */
  onHeights: (heights: readonly number[]) => void;
  /** The engine itself moves the media: start position, a hole in the buffer. */
  onOwnSeek: (time: number) => void;
}

export interface Opening {
  source: PlayerSource;
  startAt: number;
  definition: Definition;
  sources: readonly PlayerSource[];
}

export interface Engine {
  load: (
    source: PlayerSource,
    startAt: number,
    definition: Definition,
    sources: readonly PlayerSource[],
  ) => void;
  /** Changes the rendition inside the manifest that plays; false when another source is needed. */
  choose: (definition: Definition, sources: readonly PlayerSource[]) => boolean;
  /** After a decode error. */
  recover: () => void;
  /** Ends every request; what is on the screen stays. */
  stop: () => void;
  /** What a live stream offers now; nothing before it has begun. */
  live: () => LiveWindow | undefined;
  destroy: () => void;
}

// By policy and not by canPlayType: Chromium answers "maybe" for HLS without our error ladder behind it.
const hasMediaSource = () => 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis;

const elementTrouble = (error: MediaError | null): PlayerTrouble | undefined => {
  if (error === null || error.code === MediaError.MEDIA_ERR_ABORTED) return undefined;
  if (error.code === MediaError.MEDIA_ERR_DECODE) return { fatal: true, kind: 'media' };
  return { fatal: true, kind: 'network', silent: true };
};

/** A player without hls.js stands this far from the newest second of a live stream. */
const nativeDistance = 6;

/** Puts a source into a media element: hls.js for HLS, the element itself for files. */
export function createEngine(video: HTMLMediaElement, events: EngineEvents): Engine {
  let hls: HlsEngine | undefined;
  let load = 0;

  const release = () => {
    load += 1;
    hls?.destroy();
    hls = undefined;
  };

  const withHls = async (opening: Opening) => {
    const mine = load;
    const loaded = await loadHls().catch(() => undefined);
    if (mine !== load) return;
    if (loaded === undefined) events.onTrouble({ fatal: true, kind: 'network' });
    else hls = loaded.openHls(video, opening, events);
  };

  const onError = () => {
    if (hls !== undefined) return;
    const trouble = elementTrouble(video.error);
    if (trouble !== undefined) events.onTrouble(trouble);
  };
  video.addEventListener('error', onError);

  return {
    load(source, startAt, definition, sources) {
      release();
      if (startAt > 0) events.onOwnSeek(startAt);
      if (source.type === 'hls' && hasMediaSource()) {
        void withHls({ source, startAt, definition, sources });
        return;
      }
      events.onHeights([]);
      video.src = source.url;
      // Before the metadata this is the default start position, so nothing is fetched twice.
      if (startAt > 0) video.currentTime = startAt;
    },
    choose: (definition, sources) => hls?.choose(definition, sources) ?? false,
    recover() {
      if (hls !== undefined) hls.recover();
      else video.load();
    },
    stop() {
      load += 1;
      hls?.stop();
    },
    live() {
      const { seekable } = video;
      if (seekable.length === 0) return undefined;
      const end = seekable.end(seekable.length - 1);
      return { start: seekable.start(0), end, edge: hls?.edge() ?? end - nativeDistance };
    },
    destroy() {
      video.removeEventListener('error', onError);
      release();
      if (video.hasAttribute('src')) {
        // The only way to make a browser drop the connection and the buffer.
        video.removeAttribute('src');
        video.load();
      }
    },
  };
}
