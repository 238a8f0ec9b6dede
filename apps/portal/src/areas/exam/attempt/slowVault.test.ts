// @vitest-environment happy-dom
import { createClient, createSessionStore, memoryStorage } from '@stoa/api';
import { expect, test, vi } from 'vitest';
import { createAttempt } from './attempt.ts';
import { newAttempt, startOf } from './model/histories/paper.ts';

vi.mock('./vault/vault.ts', () => new Promise(() => undefined));

test('an exam opens although the code that keeps its answers on the device never comes, because its clock runs', async () => {
  vi.useFakeTimers();
  const attempt = newAttempt(11, Date.now(), 3_600_000);
  const visit = createAttempt(
    createClient({
      host: '/api',
      session: createSessionStore({ storage: memoryStorage() }),
      dialog: { show: () => undefined, isOpen: () => false },
      onSessionEnd: () => undefined,
      locale: 'zh-CN',
      fetch: async () => Response.json({ code: 200, msg: '', data: startOf(attempt, Date.now()) }),
      online: () => true,
    }),
  );
  visit.tell({ type: 'asked', request: { examId: 1, context: {} } });
  await vi.advanceTimersByTimeAsync(14_000);
  expect(visit.stage.get().at).toBe('opening');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(visit.stage.get().at).toBe('open');
  visit.tell({ type: 'left' });
});
