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

/** Handlers for the events of the media element. */
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
      // If less than ten seconds are left, playback starts from the start of the film.
      if (core.expected !== undefined && startPosition(core.rules(), core.expected, video.duration) === 0) {
        core.expected = 0;
        state.set({ resumedAt: undefined });
        video.currentTime = 0;
      }
      // Playing starts only now, because changing the source cancels an earlier call of `play`.
      if (core.playAgain) core.play();
      core.playAgain = false;
    },
    durationchange: (video) => state.set({ duration: video.duration || 0 }),
    timeupdate(video) {
      tick();
      if (video.paused || video.seeking) return;
      // A last `timeupdate` comes together with the stall itself and must not end it.
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
      // The stretch is not closed while the player seeks or changes the source, because the element then
      // reports a position that was not played.
      if (!video.seeking && video.readyState > 0) tracker.cut(video.currentTime);
      else tracker.cut();
      tick();
      if (state.get().status === 'error') return;
      state.set({ status: video.ended ? 'ended' : 'paused' });
      core.options.onPause?.();
    },
    ended(video) {
      // An `ended` event sent from the browser's console does not count.
      if (!video.ended) return;
      tracker.cut(video.duration);
      time.set({ time: video.duration, furthest: video.duration });
      settle();
      state.set({ status: 'ended' });
      core.options.onEnded?.();
    },
    ratechange(video) {
      // While the source changes, the element resets its rate, which is not the person's choice.
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
