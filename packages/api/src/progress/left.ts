import { createSender, type BeatQueueOptions } from './queue.ts';
import { isBeatKey, isOpenEmpty, keyOf, recordFrom, sealed } from './record.ts';

/** Screens R28: what an earlier visit left is sent when it is not older than this. */
const longestMs = 3_600_000;
/** A tab that plays saves every five seconds: an open part younger than this may still grow. */
const aliveMs = 10_000;

/**
 * Sends what earlier visits of this person in this company could not (reliability P-02). To be called before
 * X22, because that supersedes the sessions the beats belong to. Beats of others stay where they are.
 */
export async function flushLeftBeats(
  options: Pick<BeatQueueOptions, 'owner' | 'send' | 'storage' | 'onAnswer'> & {
    now?: () => number;
    /** The session that runs here. */
    except?: string | undefined;
  },
): Promise<void> {
  const { owner, storage, except, now = Date.now } = options;
  for (const key of storage.keys().filter(isBeatKey)) {
    const record = recordFrom(storage.read(key));
    if (record === undefined || now() - record.savedTime > longestMs) {
      storage.remove(key);
      continue;
    }
    if (key !== keyOf(owner, record.sessionId) || record.sessionId === except) continue;
    const grows = !isOpenEmpty(record.open) && now() - record.savedTime < aliveMs;
    const whole = isOpenEmpty(record.open) || grows ? record : sealed(record, 'UNLOAD', record.savedTime);
    const sender = createSender(whole, { ...options, stamp: () => record.savedTime });
    sender.save(whole);
    // In order, and all of one session before the next.
    await sender.flush();
  }
}
