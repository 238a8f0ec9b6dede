import type { CallOptions, Client } from '@stoa/api';
import {
  attemptResult,
  attemptSave,
  attemptStart,
  attemptSubmit,
  attemptSwitch,
  attemptWatch,
} from '@stoa/api/contract/exam';
import { callFailureOf } from '../../../common/callFailure.ts';
import { createTimers } from '../../../kernel/timers.ts';
import { withinTime } from '../../../kernel/withinTime.ts';
import { outboxOf } from '../../../session/outbox.ts';
import { toWire } from './model/answers.ts';
import type { AttemptEffect, AttemptEvent, Sentence, SentSheet, TimerName } from './model/events.ts';
import { sendLate } from './sendLate.ts';
import type { Vault } from './vault/vault.ts';
import { createWakeLock } from './wakeLock.ts';

/**
 * Failed calls open no dialog, because the page itself explains what has failed and where the answers are
 * kept.
 */
const silent = { silent: true, timeoutMs: 10_000 } as const satisfies CallOptions;

/** Milliseconds for which an exam waits for the code that keeps answers on the device, because its clock runs. */
const vaultPatienceMs = 15_000;

export interface EffectsPort {
  /** Tells the model the outcome of an effect. */
  readonly tell: (event: AttemptEvent) => void;
  /** Shows the person a message, by a key that the screen has a text for. */
  readonly say: (sentence: Sentence) => void;
}

const wireOf = ({ attemptId, seq, sheet, writer, baseSeq }: SentSheet) => ({
  attemptId,
  seq,
  answers: toWire(sheet.answers),
  flagged: [...sheet.flagged],
  writer,
  baseSeq,
});

/** Executes the effects that the model of an attempt requests. It decides nothing. */
export function createEffects(client: Client, { tell, say }: EffectsPort) {
  const timers = createTimers<TimerName>((timer) => tell({ type: 'fired', timer }));
  const wakeLock = createWakeLock();
  let vault: Vault | undefined;
  /**
   * Counts how often a journal was opened or closed, so that one that finishes opening after the page was
   * left is closed again.
   */
  let turns = 0;

  /** Sends a call to the server, and passes its answer or its failure to the model. */
  const ask = async (turn: number, call: () => Promise<AttemptEvent>): Promise<void> => {
    tell(
      await call().catch((error: unknown): AttemptEvent => {
        return { type: 'failed', turn, failure: callFailureOf(error) };
      }),
    );
  };
  const closeVault = async (): Promise<void> => {
    turns += 1;
    const last = vault;
    vault = undefined;
    await last?.close();
  };
  /** Without the code of the outbox, or without storage, the attempt continues in this page only. */
  const unlock = async (turn: number, attemptId: number, outboxKey: string): Promise<void> => {
    try {
      await closeVault();
      const mine = turns;
      const { companyId, userId } = client.session.get();
      const name = `stoa-attempt:${companyId}:${userId}`;
      const code = Promise.all([import('./vault/vault.ts'), outboxOf(client)]);
      const [{ openVault }, outbox] = await withinTime(code, vaultPatienceMs);
      const opened = await openVault({
        attemptId,
        outboxKey,
        outbox,
        channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name),
        onTaken: () => tell({ type: 'taken' }),
        onKept: (seq, place) => tell({ type: 'kept', seq, place }),
      });
      if (mine !== turns) return await opened.close();
      vault = opened;
    } catch {
      vault = undefined;
    }
    tell({ type: 'vaultOpened', turn, left: vault?.left, isGiven: vault?.isGiven === true });
  };

  const run = (effect: AttemptEffect): void => {
    switch (effect.do) {
      case 'check': {
        const { turn, attemptId } = effect;
        const sentAt = performance.now();
        void ask(turn, async () => {
          const standing = await client.send(attemptWatch, { attemptId }, silent);
          return { type: 'checked', turn, sentAt, standing };
        });
        return;
      }
      case 'start': {
        const { turn, request } = effect;
        const { examId, attemptId, password, context } = request;
        const sentAt = performance.now();
        void ask(turn, async () => {
          const start = await client.send(attemptStart, { examId, attemptId, password, ...context }, silent);
          return { type: 'started', turn, sentAt, start };
        });
        return;
      }
      case 'openVault':
        void unlock(effect.turn, effect.attemptId, effect.outboxKey);
        return;
      case 'keep':
        if (vault === undefined) tell({ type: 'kept', seq: effect.journal.seq, place: 'page' });
        else vault.write(effect.journal);
        return;
      case 'erase':
        vault?.erase();
        return;
      case 'closeVault':
        void closeVault();
        return;
      case 'save': {
        const { turn, set, outlivesPage } = effect;
        const sentAt = performance.now();
        void ask(turn, async () => {
          const request = { ...wireOf(set), currentQuestionId: set.sheet.current };
          const saved = await client.send(attemptSave, request, { ...silent, keepalive: outlivesPage });
          return { type: 'saved', turn, sentAt, saved };
        });
        return;
      }
      case 'report': {
        const { turn, attemptId, count, entries } = effect;
        const awaySeconds = entries.at(-1)?.awaySeconds ?? 0;
        void ask(turn, async () => {
          const request = { attemptId, count, awaySeconds, entries: [...entries] };
          return { type: 'switched', turn, switched: await client.send(attemptSwitch, request, silent) };
        });
        return;
      }
      case 'submit': {
        const { turn, set, idemKey, reason } = effect;
        void ask(turn, async () => {
          const request = { ...wireOf(set), idemKey, reason };
          return { type: 'submitted', turn, result: await client.send(attemptSubmit, request, silent) };
        });
        return;
      }
      case 'askResult': {
        const { turn, attemptId } = effect;
        void ask(turn, async () => {
          return {
            type: 'resultCame',
            turn,
            result: await client.send(attemptResult, { attemptId }, silent),
          };
        });
        return;
      }
      case 'sendLate': {
        const { turn, attemptId, answers } = effect;
        void ask(turn, async () => {
          return { type: 'lateKept', turn, kept: await sendLate(client, attemptId, answers, silent) };
        });
        return;
      }
      case 'say':
        say(effect.sentence);
        return;
      case 'wake':
        wakeLock.set(effect.on);
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
