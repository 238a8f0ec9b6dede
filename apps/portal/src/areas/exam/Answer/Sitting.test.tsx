// @vitest-environment happy-dom
import { createClient, createSessionStore, memoryStorage, type Client } from '@stoa/api';
import type { AttemptStart } from '@stoa/api/contract/exam';
import { AttemptState, ExamKind, QuestionKind } from '@stoa/domain';
import { UiProvider } from '@stoa/ui';
import coreWords from '@stoa/ui/locales/zh-CN/core';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { switchLedgerWords } from '../../../common/exam/catalogue.ts';
import { loadCatalogue } from '../../../i18n/catalogues.ts';
import { newAttempt, startOf, type ServerAttempt } from '../attempt/model/histories/paper.ts';
import { examWords } from '../catalogue.ts';
import { Sitting } from './Sitting.tsx';
import { useAttempt, useSaid } from './useAttempt.ts';

const { messages, labels } = await loadCatalogue('zh-CN', [examWords, switchLedgerWords]);
const words = { ...coreWords, ...labels };
const questionCount = 200;

let attempt: ServerAttempt;
const startNow = (): AttemptStart => ({
  ...startOf(attempt, Date.now()),
  paper: {
    sections: [
      {
        sectionId: 1,
        title: '简答',
        questions: Array.from({ length: questionCount }, (_, at) => ({
          questionId: at + 1,
          kind: QuestionKind.ShortAnswer,
          stemHtml: `第 ${at + 1} 题`,
          score: 1,
        })),
      },
    ],
  },
});

function makeClient(): Client {
  return createClient({
    host: '/api',
    session: createSessionStore({ storage: memoryStorage() }),
    dialog: { show: () => undefined, isOpen: () => false },
    onSessionEnd: () => undefined,
    locale: 'zh-CN',
    fetch: async (address) => {
      const path = address instanceof Request ? address.url : address.toString();
      const standing = { state: attempt.state, deadlineTime: attempt.deadline, serverTime: Date.now() };
      const data = path.endsWith('/start') ? startNow() : { ...standing, savedSeq: 1 };
      return Response.json({ code: 200, msg: '', data });
    },
    online: () => true,
  });
}

let tell: ReturnType<typeof useAttempt>['attempt'] | undefined;

/** Shows the paper of an attempt as soon as that is open, as the page of an exam does. */
function Host({ client }: { client: Client }) {
  const { attempt: visit, stage } = useAttempt(client, { examId: 1, context: {} });
  const said = useSaid(visit);
  useEffect(() => {
    tell = visit;
  }, [visit]);
  if (stage.at !== 'open') return null;
  return (
    <Sitting
      client={client}
      attempt={visit}
      open={stage}
      exam={{ title: '考试', maxAttempts: 1, examKind: ExamKind.Exam }}
      mayUpload={false}
      onLeave={undefined}
      onBack={undefined}
      {...said}
    />
  );
}

/** How many inputs can be typed into. */
const openInputs = (): number =>
  [...document.querySelectorAll('textarea')].filter((input) => !input.readOnly && !input.matches(':disabled'))
    .length;

const roots: { unmount: () => void }[] = [];
const wait = { timeout: 15_000, interval: 20 };

async function show(): Promise<void> {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  roots.push(root);
  root.render(
    // The formatter of compiled messages belongs to the build, and this test reads no words.
    <IntlProvider locale="zh-CN" messages={messages} timeZone="Asia/Shanghai" onError={() => undefined}>
      <UiProvider labels={words}>
        <Host client={makeClient()} />
      </UiProvider>
    </IntlProvider>,
  );
  await vi.waitFor(() => expect(box.querySelectorAll('textarea')).toHaveLength(questionCount), wait);
}

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  attempt = newAttempt(11, Date.now(), 3_600_000);
});

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
});

vi.setConfig({ testTimeout: 60_000 });

test('the inputs are locked in the moment in which the time is over, however long the paper is', async () => {
  await show();
  expect(openInputs()).toBe(questionCount);
  const now = Date.now();
  // React renders what it defers only after this, so a deferred lock would not be on the page yet.
  flushSync(() =>
    tell?.told({ state: AttemptState.InProgress, deadlineTime: now - 60_000, serverTime: now }),
  );
  expect(openInputs()).toBe(0);
});
