import type { Client } from '@stoa/api';
import { inTurn, observable } from '@stoa/domain/kernel';
import type { PlayerSource, VideoPlayerHandle } from '@stoa/ui/VideoPlayer';
import { nextPlayerTag } from '../../kernel/playerTag.ts';
import { createEffects } from './effects.ts';
import type { ScreenEvent, StudyEvent } from './model/events.ts';
import { freshModel, type StudyState } from './model/state.ts';
import { step } from './model/step.ts';

export type { StudyState } from './model/state.ts';

/**
 * One visit to the study page: it opens items, sends beats, and decides which tab or device may play. Events
 * go into the model, and the effects that the model returns are carried out. It uses no React.
 */
export function createStudy(client: Client) {
  const { session } = client;
  const playerTag = nextPlayerTag();
  session.write('playerTag', playerTag);
  const state = observable<StudyState>(freshModel.shown);
  let model = freshModel;
  let player: VideoPlayerHandle | undefined;

  const carryOut = inTurn(({ event, from }: { event: StudyEvent; from: VideoPlayerHandle | undefined }) => {
    const moment = { now: Date.now(), played: from?.take() ?? [] };
    const [after, wanted] = step(model, event, moment);
    model = after;
    state.set(model.shown);
    for (const effect of wanted) effects.run(effect);
  });
  const tell = (event: StudyEvent): void => carryOut({ event, from: player });
  const effects = createEffects(client, { playerTag, player: () => player, tell });

  const onVisibility = (): void => tell({ type: document.visibilityState === 'hidden' ? 'hidden' : 'shown' });
  const onUnload = (): void => tell({ type: 'unloading' });
  // Runs on `beforeunload`, because writing to the device takes longer than the page has left at `pagehide`.
  const onLeaving = (): void => tell({ type: 'leaving' });
  const onOnline = (): void => tell({ type: 'online' });

  return {
    /** The state that the page shows. */
    state,
    /** Passes on what the person and the player do. */
    tell: (event: ScreenEvent): void => tell(event),
    /** Listens to the page and to other tabs; the function returned ends the visit. */
    begin: (): (() => void) => {
      const unsubscribe = session.subscribe(({ kind, key, otherTab }) => {
        if (kind !== 'entry' || key !== 'currentPlayerTag' || !otherTab) return;
        const current = session.read('currentPlayerTag');
        if (current !== '' && current !== playerTag) tell({ type: 'claimedElsewhere' });
      });
      document.addEventListener('visibilitychange', onVisibility);
      addEventListener('beforeunload', onLeaving);
      addEventListener('pagehide', onUnload);
      addEventListener('online', onOnline);
      return () => {
        tell({ type: 'left' });
        unsubscribe();
        document.removeEventListener('visibilitychange', onVisibility);
        removeEventListener('beforeunload', onLeaving);
        removeEventListener('pagehide', onUnload);
        removeEventListener('online', onOnline);
      };
    },
    /**
     * Sets the player of the item while one is shown. A player that is removed hands over the last seconds
     * that it has played.
     */
    attach: (handle: VideoPlayerHandle | null): void => {
      if (handle === null) tell({ type: 'detached' });
      player = handle ?? undefined;
    },
    /** Called repeatedly while the film plays. */
    ticked: effects.fireDue,
    /** The current second of the film; `undefined` without a film. */
    position: (): number | undefined => player?.currentTime(),
    /** Moves the film, as far as the seek policy allows. */
    seek: (to: number): void => player?.seek(to),
    /** The rate of the player, which may be the stored one of the last visit; 1 without a player. */
    rate: (): number => player?.rate() ?? 1,
    /**
     * The film's signed address has expired: the film continues with what it has loaded, and switches to the
     * new address at the same second.
     */
    renew: (): Promise<readonly PlayerSource[]> => {
      const sources = effects.renewal();
      tell({ type: 'renewalWanted' });
      return sources;
    },
    /**
     * Sends the last beat before the page is left, and waits for its answer, but not longer than a second.
     */
    leave: (): Promise<void> => {
      tell({ type: 'left' });
      return effects.ended();
    },
  };
}

export type Study = ReturnType<typeof createStudy>;
