import type { PlayerTrouble } from '../ladder.ts';
import { sourceFor } from '../model.ts';
import type { PlayerFailure, PlayerSource, RenewedSource } from '../types.ts';
import type { PlayerCore } from './core.ts';

/** How long a video with an empty buffer waits for its new address. */
const longestWaitMs = 15_000;
const lookEveryMs = 500;

/** Whether the buffer continues after the current position. */
const hasMore = ({ buffered, currentTime }: HTMLMediaElement): boolean =>
  Array.from({ length: buffered.length }, (_, at) => at).some(
    (at) => buffered.start(at) <= currentTime + 0.1 && buffered.end(at) > currentTime + 0.25,
  );

const listOf = (answer: RenewedSource): readonly PlayerSource[] => ('url' in answer ? [answer] : answer);

/** Opens sources, and acts when one of them fails. The position is kept in all cases. */
export function createTrouble(core: PlayerCore) {
  const { state } = core;

  const open = (source: PlayerSource, at: number, goOn: boolean) => {
    core.current = source;
    core.playAgain = goOn;
    core.waitingForUrl = false;
    state.set({
      status: state.get().status === 'error' ? 'loading' : state.get().status,
      failure: undefined,
    });
    core.engine?.load(source, at, core.options.definition, core.sources());
  };

  /** Closes the stretch at the current position and remembers it, while the element still knows it. */
  const leave = () => {
    const { video } = core;
    if (video === undefined || video.readyState === 0 || video.seeking) {
      core.tracker.cut();
      return;
    }
    core.tracker.cut(video.currentTime);
    core.lastTime = video.currentTime;
  };

  const reopen = (source: PlayerSource, goOn: boolean) => {
    leave();
    core.cancel('renew');
    open(source, core.lastTime, goOn);
  };

  const rememberPlaying = () => {
    core.playAgain ||= core.video !== undefined && !core.video.paused;
  };

  const fail = (failure: PlayerFailure) => {
    leave();
    rememberPlaying();
    core.waitingForUrl = false;
    core.engine?.stop();
    core.video?.pause();
    core.cancel('stall');
    state.set({ status: 'error', failure, stalled: false });
    core.options.onError?.(failure);
  };

  /** Shows the failure if no new address has come and the buffer has been empty for the given time. */
  const failWhenDry = (left: number) => {
    const next =
      core.video !== undefined && hasMore(core.video) ? Math.max(left, lookEveryMs) : left - lookEveryMs;
    if (next < 0) fail('network');
    else core.after('renew', lookEveryMs, () => failWhenDry(next));
  };

  const follow = async (answer: Promise<RenewedSource>, refused: PlayerSource | undefined) => {
    const renewed = await answer.then(listOf, () => []);
    // Meanwhile the parent may have passed other sources, or the player may have been removed.
    if (core.current !== refused || core.video === undefined) return;
    // An address that comes after the failure is shown ends the failure, because nobody should have to press a
    // button for a film that can play.
    if (!core.waitingForUrl && state.get().status !== 'error') return;
    const source = sourceFor(renewed, core.options.definition);
    if (source === undefined) {
      if (core.waitingForUrl) failWhenDry(0);
      return;
    }
    core.renewed = renewed;
    reopen(source, core.playAgain || !core.video.paused);
  };

  const renew = () => {
    const { video } = core;
    const goesOn = video !== undefined && hasMore(video);
    core.waitingForUrl = true;
    // The buffered part plays on while the address is renewed.
    if (goesOn) core.tracker.cut(video.currentTime, !video.paused);
    else {
      leave();
      rememberPlaying();
      state.set({ stalled: true });
    }
    core.engine?.stop();
    // When the parent does not answer with new sources in time, the failure is shown.
    failWhenDry(longestWaitMs);
    const refused = core.current;
    const answer = core.options.onSourceExpired?.();
    // When the answer is no promise, the parent passes new sources with its next render.
    if (answer instanceof Promise) void follow(answer, refused);
  };

  return {
    open,
    reopen,
    onTrouble: (trouble: PlayerTrouble) => {
      if (core.waitingForUrl || state.get().status === 'error') return;
      const step = core.ladder(trouble);
      if (step === 'ignore') return;
      if (step === 'recover') core.engine?.recover();
      else if (step === 'renew') renew();
      else fail(step.fail);
    },
    retry: () => {
      const source = sourceFor(core.sources(), core.options.definition);
      // A live stream continues at its edge, because the last position may no longer be available.
      const at = state.get().duration === Infinity ? 0 : core.lastTime;
      if (source !== undefined) open(source, at, true);
    },
  };
}
