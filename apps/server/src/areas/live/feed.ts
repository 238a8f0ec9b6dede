import { asSystem } from '../../db/scope.ts';
import type { Services } from '../../http/handle.ts';
import { textIn } from '../../http/locale.ts';
import { findRoom, newsSince, onlineIn, stateFor } from './room.ts';
import type { Subscriber } from './subscriber.ts';

export interface FeedOptions {
  readonly liveId: number;
  readonly services: Pick<Services, 'db' | 'clock' | 'media'>;
  readonly report: (error: unknown) => void;
  /** A reader was cut because it was too slow. */
  readonly onCut: (reader: Subscriber) => void;
}

const viewOf = ({ person }: Subscriber): string => `${person?.companyId ?? 0} ${person?.locale ?? ''}`;

/**
 * One room in this process: reads what happened in it, once for all its readers, and passes it on. While it
 * reads, further news only say that it must read again.
 */
export class Feed {
  readonly readers = new Set<Subscriber>();
  readonly #options: FeedOptions;
  /** Up to which change the readers know; unknown before the first reading. */
  #seq: number | undefined;
  #reading = false;
  #again = false;
  #toAll = false;
  #later: NodeJS.Timeout | undefined;

  constructor(options: FeedOptions) {
    this.#options = options;
  }

  /** Something happened, or it is time for a sign of life: everybody gets a frame. */
  tellAll(): void {
    this.#toAll = true;
    this.#refresh();
  }

  /** Something small happened, which may wait for more of its kind. */
  tellLater(): void {
    this.#later ??= setTimeout(() => {
      this.#later = undefined;
      this.tellAll();
    }, 1000);
  }

  /** Somebody came. */
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
      // What could not be read now is read with the next news, at the latest with the next sign of life.
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
