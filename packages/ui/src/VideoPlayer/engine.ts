import type { Definition } from '@stoa/domain';
import type { HlsEngine } from './hlsEngine.ts';
import type { PlayerTrouble } from './ladder.ts';
import type { LiveWindow } from './liveEdge.ts';
import { loadHls } from './preload.ts';
import type { PlayerSource } from './types.ts';

export interface EngineEvents {
  onTrouble: (trouble: PlayerTrouble) => void;
  /** Called with the heights of the renditions in the manifest. */
  onHeights: (heights: readonly number[]) => void;
  /** Called when the engine itself moves the position, at the start or over a gap in the buffer. */
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
  /**
   * Chooses a rendition inside the manifest that is playing. Returns false when another source must be opened.
   */
  choose: (definition: Definition, sources: readonly PlayerSource[]) => boolean;
  /** Recovers from a decode error. */
  recover: () => void;
  /** Ends all requests. The picture stays. */
  stop: () => void;
  /** The range that a live stream offers now; `undefined` before it has started. */
  live: () => LiveWindow | undefined;
  destroy: () => void;
}

// The test is for MediaSource and not `canPlayType`, because Chromium answers "maybe" for HLS, but its own
// playback lacks the player's handling of errors.
const hasMediaSource = () => 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis;

const elementTrouble = (error: MediaError | null): PlayerTrouble | undefined => {
  if (error === null || error.code === MediaError.MEDIA_ERR_ABORTED) return undefined;
  if (error.code === MediaError.MEDIA_ERR_DECODE) return { fatal: true, kind: 'media' };
  return { fatal: true, kind: 'network', silent: true };
};

/** Distance in seconds from the newest second of a live stream, for playback without hls.js. */
const nativeDistance = 6;

/** Loads a source into a media element: HLS with hls.js, files directly. */
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
      // A position that is set before the metadata is loaded is the start position, so nothing is loaded
      // twice.
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
        // The source is removed, because only that makes a browser close the connection and free the buffer.
        video.removeAttribute('src');
        video.load();
      }
    },
  };
}
