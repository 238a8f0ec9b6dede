import { createEngine } from '../engine.ts';
import { createLadder } from '../ladder.ts';
import { allowedRate, sourceFor } from '../model.ts';
import { allowedSeek, startPosition } from '../seekPolicy.ts';
import { createCore } from './core.ts';
import { mediaHandlers } from './events.ts';
import { createPosition } from './position.ts';
import { initialState, type PlayerOptions } from './state.ts';
import { createTrouble } from './trouble.ts';

const sameUrls = (a: PlayerOptions['sources'], b: PlayerOptions['sources']) =>
  a.length === b.length && a.every(({ url }, at) => url === b[at]?.url);

/** One media element with all the rules for it, independent of React. */
export function createPlayer(first: PlayerOptions) {
  const core = createCore(first);
  const { state, time, tracker } = core;
  const position = createPosition(core);
  const trouble = createTrouble(core);
  const handlers = Object.entries(mediaHandlers(core, position));

  /** Opens another source, when the address has changed or the manifest does not contain the chosen quality. */
  const follow = (video: HTMLMediaElement, before: PlayerOptions) => {
    const { definition } = core.options;
    const sources = core.sources();
    const stillThere = sources.some(({ url }) => url === core.current?.url);
    if (!stillThere || core.waitingForUrl) {
      const source = sourceFor(sources, definition);
      if (source !== undefined && source.url !== core.current?.url) {
        trouble.reopen(source, core.playAgain || !video.paused);
      }
    } else if (definition !== before.definition && core.engine?.choose(definition, sources) !== true) {
      const named = sources.find((one) => one.definition === definition);
      const source = named ?? sourceFor(sources, definition);
      if (source !== undefined && source.url !== core.current?.url) trouble.reopen(source, !video.paused);
    }
  };

  return {
    state,
    time,
    /**
     * Connects the player with an element. Returns the function that removes all listeners, timers and requests
     * again, so that nothing is left when the person goes from lesson to lesson.
     */
    attach: (element: HTMLMediaElement): (() => void) => {
      core.video = element;
      core.ladder = createLadder(core.options.onSourceExpired !== undefined, () => performance.now());
      core.engine = createEngine(element, {
        onTrouble: trouble.onTrouble,
        onHeights: (heights) => state.set({ heights }),
        onOwnSeek: (at) => {
          core.expected = at;
        },
      });
      const leaving = new AbortController();
      const { signal } = leaving;
      for (const [name, handler] of handlers) {
        element.addEventListener(name, () => handler(element), { signal });
      }
      state.set({ volume: element.volume, muted: element.muted });
      const source = sourceFor(core.sources(), core.options.definition);
      const at = startPosition(core.rules(), core.options.startAt, Number.NaN);
      if (at > 0) state.set({ resumedAt: at });
      core.lastTime = at;
      time.set({ time: at, furthest: core.options.maxPosition });
      if (source !== undefined) trouble.open(source, at, core.options.autoPlay);
      return () => {
        // The stretch is closed before the element is emptied, so that the last stretch can still be taken.
        tracker.cut(element.currentTime);
        leaving.abort();
        core.cancelAll();
        core.engine?.destroy();
        core.engine = undefined;
        core.video = undefined;
        core.current = undefined;
        core.renewed = undefined;
        state.set(initialState);
      };
    },
    /** Applies new options of the parent: another quality, a renewed address, a changed policy. */
    update: (next: PlayerOptions) => {
      const before = core.options;
      core.options = next;
      if (!sameUrls(before.sources, next.sources)) core.renewed = undefined;
      const { video } = core;
      if (video === undefined) return;
      follow(video, before);
      if (
        next.rate !== before.rate ||
        next.maxRate !== before.maxRate ||
        next.completed !== before.completed
      ) {
        core.keepRate(video);
      }
    },
    play: core.play,
    pause: () => core.video?.pause(),
    toggle: () => {
      if (core.video === undefined || state.get().status === 'error') return;
      if (core.video.paused) core.play();
      else core.video.pause();
    },
    seek: position.seek,
    move: position.move,
    setVolume: (volume: number) => {
      if (core.video === undefined) return;
      core.video.volume = Math.min(Math.max(volume, 0), 1);
      core.video.muted = volume <= 0;
    },
    setMuted: (muted: boolean) => {
      if (core.video !== undefined) core.video.muted = muted;
    },
    startOver: () => {
      state.set({ resumedAt: undefined });
      position.seek(0);
    },
    /**
     * Whether the policy allows going back to the beginning, because the chip must not offer what is forbidden.
     */
    mayStartOver: () => allowedSeek(core.rules(), 1, 0).blocked === undefined,
    retry: trouble.retry,
    /** The ranges that were played since the last call, up to this moment; playback continues. */
    take: () => {
      tracker.cut(core.video?.currentTime, core.video?.paused === false);
      return tracker.take();
    },
    currentTime: () => core.video?.currentTime ?? core.lastTime,
    rate: () => allowedRate(core.options.rate, core.options.maxRate, core.options.completed),
    /** The window that a live stream offers now. */
    live: () => core.engine?.live(),
  };
}

export type Player = ReturnType<typeof createPlayer>;
