import { allowedSeek, allowedStep } from '../seekPolicy.ts';
import type { PlayerCore } from './core.ts';

const inside = (video: HTMLMediaElement, wish: number) => Math.min(Math.max(wish, 0), video.duration);

const blockedMs = 3_000;

/**
 * A position that differs by a millisecond from the given one, for every second refusal. In Chromium a seek
 * never ends if an earlier seek went to the same position and another seek was between them.
 */
const beside = (to: number, refusals: number) => to + (to < 1 ? 0.001 : -0.001) * (refusals % 2);

/** Tracks the position of the video and enforces the seek policy. */
export function createPosition(core: PlayerCore) {
  let refusals = 0;

  const tick = () => {
    const { video, time } = core;
    if (video === undefined || video.seeking || video.readyState === 0) return;
    const now = video.currentTime;
    if (!video.paused) core.tracker.play(now, video.playbackRate);
    core.lastTime = now;
    const { buffered } = video;
    let bufferedTo = now;
    for (let i = 0; i < buffered.length; i += 1) {
      if (buffered.start(i) <= now + 0.5 && buffered.end(i) > bufferedTo) bufferedTo = buffered.end(i);
    }
    time.set({ time: now, bufferedTo, furthest: Math.max(time.get().furthest, video.paused ? 0 : now) });
  };

  const refuse = (to: number, move: 'forward' | 'seek') => {
    core.expected = beside(to, refusals);
    if (core.video !== undefined) core.video.currentTime = core.expected;
    refusals += 1;
    core.state.set({ blocked: { move, id: refusals } });
    core.after('blocked', blockedMs, () => core.state.set({ blocked: undefined }));
    core.options.onPolicyBlocked?.(move);
  };

  const onSeeking = () => {
    const { video } = core;
    if (video === undefined || video.readyState === 0) return;
    const from = core.lastTime;
    const wish = video.currentTime;
    const own = core.expected !== undefined && Math.abs(wish - core.expected) < 1;
    // Starting again from the end counts as playing, not as seeking.
    const again = wish < 0.5 && from >= video.duration - 1;
    const { to, blocked } =
      own || again ? { to: wish, blocked: undefined } : allowedSeek(core.rules(), from, wish);
    core.expected = undefined;
    if (blocked !== undefined) refuse(to, blocked);
    core.tracker.place(to);
    core.lastTime = to;
    core.time.set({ time: to });
    if (!own && blocked === undefined && Math.abs(to - from) > 0.01) core.options.onSeek?.(from, to);
  };

  /** Closes the stretch before the jump, because afterwards the element no longer knows where it was. */
  const leave = (video: HTMLMediaElement, to: number) => {
    tick();
    core.tracker.cut(video.currentTime);
    video.currentTime = to;
  };

  return {
    tick,
    onSeeking,
    seek: (to: number) => {
      const { video } = core;
      if (video !== undefined && video.readyState > 0) leave(video, inside(video, to));
    },
    move: (seconds: number) => {
      const { video } = core;
      if (video === undefined || video.readyState === 0) return;
      const from = video.currentTime;
      leave(video, allowedStep(core.rules(), from, inside(video, from + seconds)));
    },
  };
}
