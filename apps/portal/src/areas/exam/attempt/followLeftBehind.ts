import type { Client } from '@stoa/api';
import { createTranslator } from 'use-intl';
import { loadCatalogue, type Catalogue } from '../../../i18n/catalogues.ts';
import { showToast } from '../../../kernel/toast.ts';
import { chooseLocale } from '../../../preferences/locale.ts';
import { outboxOf } from '../../../session/outbox.ts';
import { leftBehindWords } from '../catalogue.ts';
import { sendLeftBehind, type SentLate } from './leftBehind.ts';

/** Tells what was sent; `show` opens it when the person wants to see it. */
async function tell(client: Client, sent: SentLate, show: (catalogue: Catalogue) => Promise<void>) {
  const [kept, refused] = [sent.kept.length, sent.refused.length];
  if (kept + refused === 0) return;
  const locale = chooseLocale(client.locale(), []);
  const catalogue = await loadCatalogue(locale, [leftBehindWords]);
  const { leftBehind } = catalogue.messages;
  if (leftBehind === undefined) return;
  const t = createTranslator({ locale, messages: { leftBehind }, namespace: 'leftBehind' });
  const sentences = [
    ...(kept > 0 ? [t('kept', { count: kept })] : []),
    ...(refused > 0 ? [t('refused', { count: refused })] : []),
  ];
  await showToast(sentences.join(' '), refused > 0 ? 'warning' : 'success', {
    label: t('see'),
    // Where the code did not load, the same message says so again, with the button to try once more.
    onAction: () => void show(catalogue).catch(() => tell(client, sent, show)),
  });
}

/**
 * Sends the answers that earlier visits have left on this device for the person of the client's session, who
 * is told once how many and can see them, and follows the session to the next person. `hasResults` says whether
 * the person can open results of exams. The returned function ends the work.
 */
export function followLeftBehind(
  client: Client,
  { hasResults }: { readonly hasResults: boolean },
): () => void {
  const { session } = client;
  let isOver = false;
  let stop: (() => void) | undefined;
  let close: (() => void) | undefined;
  const look = async (): Promise<void> => {
    stop?.();
    stop = undefined;
    // What was shown to one person is not for the next.
    close?.();
    const { generation } = session;
    // Without a person the outbox only deletes what is too old.
    const outbox = await outboxOf(client);
    if (isOver || session.generation !== generation || session.token() === '') return;
    stop = sendLeftBehind(client, outbox, (sent) => {
      const show = async (catalogue: Catalogue) => {
        const { openLeftBehind } = await import('./openLeftBehind.tsx');
        if (session.generation !== generation) return;
        close?.();
        close = openLeftBehind({ client, catalogue, sent, hasResults });
      };
      void tell(client, sent, show).catch(() => undefined);
    });
  };
  const begin = () => void look().catch(() => undefined);
  const unsubscribe = session.subscribe(({ kind }) => {
    if (kind === 'begin' || kind === 'end') begin();
  });
  begin();
  return () => {
    isOver = true;
    unsubscribe();
    stop?.();
    close?.();
  };
}
