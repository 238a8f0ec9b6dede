import type { CallOptions, Client } from '@stoa/api';
import {
  questionnaireDetail,
  questionnaireSave,
  questionnaireSubmit,
} from '@stoa/api/contract/questionnaire';
import { callFailureOf } from '../../../common/callFailure.ts';
import { createTimers } from '../../../kernel/timers.ts';
import type { DraftKeeper } from './draftKeeper.ts';
import type { Sentence, TimerName, VisitEffect, VisitEvent } from './model/events.ts';
import { answersOf } from './model/moves.ts';
import type { Answers } from './model/state.ts';

/**
 * Failed calls open no dialog, because the page itself explains what has failed and where the answers are
 * kept.
 */
const silent = { silent: true, timeoutMs: 15_000 } as const satisfies CallOptions;

export interface EffectsPort {
  /** Tells the model the outcome of an effect. */
  readonly tell: (event: VisitEvent) => void;
  readonly say: (sentence: Sentence) => void;
  /** Called when the server has stored something, which may be after the page was left. */
  readonly stored: () => void;
}

const toWire = (answers: Answers) =>
  [...answers].map(([questionId, values]) => ({ questionId, values: [...values] }));

const still = () => undefined;

const loadKeeper = () => import('./draftKeeper.ts');

/**
 * Deletes the draft on the device. A draft that cannot be deleted now is encrypted, and is deleted after a
 * day.
 */
async function discardDraft(
  client: Client,
  questionnaireId: number,
  outboxKey: string | undefined,
): Promise<void> {
  if (outboxKey === undefined) return;
  const options = { client, questionnaireId, outboxKey, onTaken: still, onKept: still };
  const opened = await loadKeeper()
    .then(({ openDraftKeeper }) => openDraftKeeper(options))
    .catch(still);
  opened?.erase();
  await opened?.close();
}

/** Executes the effects that the model of a visit requests. It decides nothing. */
export function createEffects(client: Client, { tell, say, stored }: EffectsPort) {
  const timers = createTimers<TimerName>((timer) => tell({ type: 'fired', timer }));
  let keeper: DraftKeeper | undefined;
  /**
   * Counts how often a draft was opened or closed, so that one that finishes opening after the page was left
   * is closed again.
   */
  let turns = 0;

  /** Sends a call to the server, and passes its answer or its failure to the model. */
  const ask = async (turn: number, call: () => Promise<VisitEvent>): Promise<void> => {
    tell(
      await call().catch((error: unknown): VisitEvent => {
        return { type: 'failed', turn, failure: callFailureOf(error) };
      }),
    );
  };
  const closeDraft = async (): Promise<void> => {
    turns += 1;
    const last = keeper;
    keeper = undefined;
    await last?.close();
  };
  /** Without a key, the code of the outbox or storage, the draft is kept in this page only. */
  const openDraft = async (
    turn: number,
    questionnaireId: number,
    outboxKey: string | undefined,
  ): Promise<void> => {
    await closeDraft();
    const mine = turns;
    try {
      if (outboxKey !== undefined) {
        const { openDraftKeeper } = await loadKeeper();
        const opened = await openDraftKeeper({
          client,
          questionnaireId,
          outboxKey,
          onTaken: () => tell({ type: 'taken' }),
          onKept: (place) => tell({ type: 'kept', place }),
        });
        if (mine !== turns) return await opened.close();
        keeper = opened;
      }
    } catch {
      keeper = undefined;
    }
    tell({ type: 'draftOpened', turn, draft: keeper?.left });
  };

  const run = (effect: VisitEffect): void => {
    switch (effect.do) {
      case 'open': {
        const { turn, request } = effect;
        // Starts to load the code that stores the draft while the call is under way.
        loadKeeper().catch(still);
        void ask(turn, async () => {
          const { questionnaireId, context } = request;
          const detail = await client.send(questionnaireDetail, { questionnaireId, ...context });
          return { type: 'opened', turn, detail };
        });
        return;
      }
      case 'openDraft':
        void openDraft(effect.turn, effect.questionnaireId, effect.outboxKey);
        return;
      case 'discard':
        void discardDraft(client, effect.questionnaireId, effect.outboxKey);
        return;
      case 'keep':
        if (keeper === undefined) tell({ type: 'kept', place: 'page' });
        else keeper.write(effect.draft);
        return;
      case 'erase':
        keeper?.erase();
        void closeDraft();
        return;
      case 'closeDraft':
        void closeDraft();
        return;
      case 'save': {
        const { turn, questionnaireId, answers, seq, baseSeq, writer, outlivesPage } = effect;
        void ask(turn, async () => {
          const request = { questionnaireId, answers: toWire(answers), seq, baseSeq, writer };
          const options = { ...silent, keepalive: outlivesPage };
          const { answers: others, ...draft } = await client.send(questionnaireSave, request, options);
          stored();
          return { type: 'saved', turn, draft: { ...draft, answers: others && answersOf(others) } };
        });
        return;
      }
      case 'submit': {
        const { do: _do, turn, answers, context, ...fields } = effect;
        void ask(turn, async () => {
          const request = { ...fields, ...context, answers: toWire(answers) };
          const thanks = await client.send(questionnaireSubmit, request, silent);
          stored();
          return { type: 'submitted', turn, thanks };
        });
        return;
      }
      case 'say':
        say(effect.sentence);
        return;
      case 'setTimer':
        timers.set(effect.timer, effect.ms);
        return;
      case 'stopTimer':
        timers.stop(effect.timer);
        return;
      default:
        effect satisfies never;
    }
  };
  return { run };
}
