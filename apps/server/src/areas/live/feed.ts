import { asSystem } from '../../db/scope.ts';
import type { Services } from '../../http/handle.ts';
import { textIn } from '../../http/locale.ts';
import { findRoom, newsSince, onlineIn, stateFor } from './room.ts';
import type { Subscriber } from './subscriber.ts';

export interface FeedOptions {
  readonly liveId: number;
  readonly services: Pick<Services, 'db' | 'clock' | 'media'>;
  readonly report: (error: unknown) => void;
  /** Called when a reader was disconnected because it was too slow. */
  readonly onCut: (reader: Subscriber) => void;
}

const viewOf = ({ person }: Subscriber): string => `${person?.companyId ?? 0} ${person?.locale ?? ''}`;

/**
 * One room in this process: reads what happened in it once for all its readers and sends it to them. News
 * that arrive during a reading only cause one more reading.
 */
export class Feed {
  readonly readers = new Set<Subscriber>();
  readonly #options: FeedOptions;
  /**
   * Number of the last change that the readers have received; undefined before the log is read for the first
   * time.
   */
  #seq: number | undefined;
  #reading = false;
  #again = false;
  #toAll = false;
  #later: NodeJS.Timeout | undefined;

  constructor(options: FeedOptions) {
    this.#options = options;
  }

  /** Sends every reader a frame, because something happened or a sign of life is due. */
  tellAll(): void {
    this.#toAll = true;
    this.#refresh();
  }

  /**
   * Sends a frame a little later, because something small happened, such as a reaction; several of these are
   * sent together.
   */
  tellLater(): void {
    this.#later ??= setTimeout(() => {
      this.#later = undefined;
      this.tellAll();
    }, 1000);
  }

  join(reader: Subscriber): void {
    this.readers.add(reader);
    this.#refresh();
  }

  end(): void {
    clearTimeout(this.#later);
  }

  #refresh(): void {
    this.#again = true;
    if (this.#reading) return;
    this.#reading = true;
    this.#readAll()
      // After a failed reading, the next news or at the latest the next sign of life reads again.
      .catch(this.#options.report)
      .finally(() => {
        this.#reading = false;
      });
  }

  async #readAll(): Promise<void> {
    while (this.#again && this.readers.size > 0) {
      this.#again = false;
      const toAll = this.#toAll;
      this.#toAll = false;
      await this.#read(toAll);
    }
  }

  async #read(toAll: boolean): Promise<void> {
    const { liveId, services } = this.#options;
    const { db, clock } = services;
    const now = clock();
    const views = new Map([...this.readers].map((reader) => [viewOf(reader), reader.person]));
    const made = await asSystem(db, async (tx) => {
      const found = await findRoom(tx, liveId, 'system');
      if (found === undefined) return undefined;
      const after = this.#seq ?? found.room.lastSeq;
      const news = await newsSince(tx, found, after);
      const onlineNum = await onlineIn(tx, liveId, now);
      const frames = new Map<string, string>();
      for (const [view, person] of views) {
        if (person === undefined) continue;
        const reader = {
          companyId: person.companyId,
          text: (text: Parameters<typeof textIn>[1]) => textIn(person.locale, text),
          media: (path: string) => services.media.url(path, now),
        };
        const state = await stateFor(tx, news, reader, { now, onlineNum });
        frames.set(view, JSON.stringify({ ...state, after }));
      }
      return { frames, after, nextAfter: news.nextAfter, lastSeq: found.room.lastSeq };
    });
    if (made === undefined) return;
    this.#seq = made.nextAfter;
    const news = toAll || made.nextAfter > made.after;
    for (const reader of this.readers) {
      const frame = made.frames.get(viewOf(reader));
      if (frame === undefined || (reader.greeted && !news)) continue;
      if (!reader.send(frame)) this.#options.onCut(reader);
    }
    if (made.nextAfter < made.lastSeq) this.#again = true;
  }
}
