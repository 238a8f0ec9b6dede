import type { Client } from '@stoa/api';
import { createTranslator } from 'use-intl';
import { loadCatalogue } from '../../../i18n/catalogues.ts';
import { showToast } from '../../../kernel/toast.ts';
import { chooseLocale } from '../../../preferences/locale.ts';
import { outboxOf } from '../../../session/outbox.ts';
import { leftBehindWords } from '../catalogue.ts';
import { sendLeftBehind, type SentLate } from './leftBehind.ts';

async function tell(client: Client, { kept, refused }: SentLate): Promise<void> {
  if (kept + refused === 0) return;
  const locale = chooseLocale(client.locale(), []);
  const { leftBehind } = (await loadCatalogue(locale, [leftBehindWords])).messages;
  if (leftBehind === undefined) return;
  const t = createTranslator({ locale, messages: { leftBehind }, namespace: 'leftBehind' });
  const sentences = [
    ...(kept > 0 ? [t('kept', { count: kept })] : []),
    ...(refused > 0 ? [t('refused', { count: refused })] : []),
  ];
  await showToast(sentences.join(' '), refused > 0 ? 'warning' : 'success');
}

/**
 * Sends the answers that earlier visits have left on this device for the person of the client's session, who
 * is told once how many, and follows the session to the next person. The returned function ends the work.
 */
export function followLeftBehind(client: Client): () => void {
  const { session } = client;
  let isOver = false;
  let stop: (() => void) | undefined;
  const look = async (): Promise<void> => {
    stop?.();
    stop = undefined;
    const { generation } = session;
    // Without a person the outbox only deletes what is too old.
    const outbox = await outboxOf(client);
    if (isOver || session.generation !== generation || session.token() === '') return;
    stop = sendLeftBehind(client, outbox, (sent) => void tell(client, sent).catch(() => undefined));
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
  };
}
