import { Definition } from '@stoa/domain';
import type Hls from 'hls.js';
import type { ErrorData } from 'hls.js';
import type { PlayerTrouble } from './ladder.ts';
import { definitionOfHeight } from './model.ts';
import { loadHls } from './preload.ts';
import type { PlayerSource } from './types.ts';

export interface EngineEvents {
  onTrouble: (trouble: PlayerTrouble) => void;
  /** Heights of the manifest's renditions. */
  onHeights: (heights: readonly number[]) => void;
  /** The engine itself moves the media: start position, a hole in the buffer. */
  onOwnSeek: (time: number) => void;
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
  destroy: () => void;
}

// By policy and not by canPlayType: Chromium answers "maybe" for HLS without our error ladder behind it.
const hasMediaSource = () => 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis;

const pathOf = (url: string) => new URL(url, document.baseURI).pathname;

// As text: hls.js itself is not here before it is needed.
const mediaTypes: ReadonlySet<string> = new Set(['mediaError', 'muxError']);

function troubleOf(data: ErrorData): PlayerTrouble {
  const status = data.response?.code;
  return {
    fatal: data.fatal,
    kind: mediaTypes.has(data.type) ? 'media' : 'network',
    ...(status ? { status } : {}),
  };
}

const elementTrouble = (error: MediaError | null): PlayerTrouble | undefined => {
  if (error === null || error.code === MediaError.MEDIA_ERR_ABORTED) return undefined;
  if (error.code === MediaError.MEDIA_ERR_DECODE) return { fatal: true, kind: 'media' };
  return { fatal: true, kind: 'network', silent: true };
};

/** Which rendition of the manifest a quality means: -1 is automatic, NaN is none of them. */
const levelFor = (engine: Hls, definition: Definition, sources: readonly PlayerSource[]): number => {
  if (definition === Definition.Auto) return -1;
  const named = sources.find((source) => source.definition === definition);
  const byUrl = named && engine.levels.findIndex(({ uri }) => pathOf(uri) === pathOf(named.url));
  if (byUrl !== undefined && byUrl >= 0) return byUrl;
  const byHeight = engine.levels.map(({ height }) => definitionOfHeight(height)).lastIndexOf(definition);
  return named === undefined && byHeight >= 0 ? byHeight : Number.NaN;
};

/** Puts a source into a media element: hls.js for HLS, the element itself for files. */
export function createEngine(video: HTMLVideoElement, events: EngineEvents): Engine {
  let hls: Hls | undefined;
  let load = 0;

  const release = () => {
    load += 1;
    hls?.destroy();
    hls = undefined;
  };

  const openHls = async (
    source: PlayerSource,
    startAt: number,
    definition: Definition,
    sources: readonly PlayerSource[],
  ) => {
    const mine = load;
    const loaded = await loadHls().catch(() => undefined);
    if (mine !== load) return;
    if (loaded === undefined) return events.onTrouble({ fatal: true, kind: 'network' });
    const { default: HlsPlayer, Events } = loaded;
    const engine = new HlsPlayer({
      // A worker made of a blob is what a strict content security policy forbids.
      enableWorker: false,
      startPosition: startAt > 0 ? startAt : -1,
      capLevelToPlayerSize: true,
      backBufferLength: 60,
    });
    hls = engine;
    engine.on(Events.MANIFEST_PARSED, (_event, { levels }) => {
      events.onHeights(levels.map(({ height }) => height));
      const level = levelFor(engine, definition, sources);
      if (level >= 0) engine.loadLevel = level;
    });
    engine.on(Events.ERROR, (_event, data) => {
      const { BUFFER_SEEK_OVER_HOLE, BUFFER_NUDGE_ON_STALL } = HlsPlayer.ErrorDetails;
      if (data.details === BUFFER_SEEK_OVER_HOLE || data.details === BUFFER_NUDGE_ON_STALL) {
        events.onOwnSeek(video.currentTime);
      }
      events.onTrouble(troubleOf(data));
    });
    engine.loadSource(source.url);
    engine.attachMedia(video);
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
        void openHls(source, startAt, definition, sources);
        return;
      }
      events.onHeights([]);
      video.src = source.url;
      // Before the metadata this is the default start position, so nothing is fetched twice.
      if (startAt > 0) video.currentTime = startAt;
    },
    choose(definition, sources) {
      if (hls === undefined || hls.levels.length < 2) return false;
      const level = levelFor(hls, definition, sources);
      if (Number.isNaN(level)) return false;
      hls.nextLevel = level;
      return true;
    },
    recover() {
      if (hls !== undefined) hls.recoverMediaError();
      else video.load();
    },
    stop() {
      load += 1;
      hls?.stopLoad();
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
