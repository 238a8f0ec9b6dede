import { allowedRate } from '../model.ts';
import { startPosition } from '../seekPolicy.ts';
import { onlyThisPlays } from './onlyOne.ts';
import type { PlayerCore } from './core.ts';

const stallAfterMs = 300;
const resumeChipMs = 5_000;

export interface Moves {
  tick: () => void;
  onSeeking: () => void;
}

/** What the player does when its element speaks. */
export function mediaHandlers(
  core: PlayerCore,
  { tick, onSeeking }: Moves,
): Partial<Record<keyof HTMLMediaElementEventMap, (video: HTMLMediaElement) => void>> {
  const { state, time, tracker } = core;

  const settle = () => {
    core.cancel('stall');
    state.set({ stalled: false });
  };

  return {
    loadedmetadata(video) {
      core.keepRate(video);
      state.set({
        duration: video.duration,
        status: state.get().status === 'loading' ? 'paused' : state.get().status,
      });
      // Next to nothing is left: from the beginning (R28 Resume).
      if (core.expected !== undefined && startPosition(core.rules(), core.expected, video.duration) === 0) {
        core.expected = 0;
        state.set({ resumedAt: undefined });
        video.currentTime = 0;
      }
      // Not earlier: a change of source takes a play that came before it away.
      if (core.playAgain) core.play();
      core.playAgain = false;
    },
    durationchange: (video) => state.set({ duration: video.duration || 0 }),
    timeupdate(video) {
      tick();
      if (video.paused || video.seeking) return;
      // A last tick comes with the stall itself.
      if (video.readyState > HTMLMediaElement.HAVE_CURRENT_DATA) settle();
      core.options.onTimeUpdate?.(video.currentTime);
    },
    progress: tick,
    seeking: onSeeking,
    seeked: tick,
    waiting(video) {
      if (!video.seeking) tracker.cut(video.currentTime);
      core.after('stall', stallAfterMs, () => state.set({ stalled: true }));
    },
    playing() {
      settle();
      state.set({ status: 'playing' });
      tick();
    },
    canplay: settle,
    play(video) {
      onlyThisPlays(video);
      state.set({ status: 'playing', started: true });
      core.options.onPlay?.();
      if (state.get().resumedAt !== undefined)
        core.after('resume', resumeChipMs, () => state.set({ resumedAt: undefined }));
    },
    pause(video) {
      // Not while it jumps or between two sources: there the element says another place than was played.
      if (!video.seeking && video.readyState > 0) tracker.cut(video.currentTime);
      else tracker.cut();
      tick();
      if (state.get().status === 'error') return;
      state.set({ status: video.ended ? 'ended' : 'paused' });
      core.options.onPause?.();
    },
    ended(video) {
      // Whoever says so from a console has not seen the end.
      if (!video.ended) return;
      tracker.cut(video.duration);
      time.set({ time: video.duration, furthest: video.duration });
      settle();
      state.set({ status: 'ended' });
      core.options.onEnded?.();
    },
    ratechange(video) {
      // Between two sources the element forgets, and nobody has chosen anything.
      if (video.readyState === 0) return;
      const rate = allowedRate(video.playbackRate, core.options.maxRate, core.options.completed);
      if (rate !== video.playbackRate) {
        video.playbackRate = rate;
        return;
      }
      tracker.cut(video.currentTime, !video.paused);
      state.set({ rate });
      if (rate !== core.options.rate) core.options.onRateChange?.(rate);
    },
    volumechange: (video) => state.set({ volume: video.volume, muted: video.muted }),
  };
}
