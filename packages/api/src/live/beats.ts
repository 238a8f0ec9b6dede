import type { Reaction } from '@stoa/domain';
import type { RoomBeatResult } from '../contract/live.ts';

export interface BeatBody {
  readonly seq: number;
  readonly seconds: number;
  readonly position?: number;
  readonly reactions?: Record<string, number>;
}

export interface BeatsOptions {
  readonly send: (beat: BeatBody) => Promise<RoomBeatResult>;
  readonly onAnswer: (answer: RoomBeatResult) => void;
  readonly now?: () => number;
}

/** Most seconds that the server accepts in one beat. */
const mostSeconds = 3600;

/**
 * The seconds watched and the reactions pressed since the last beat. A beat without an answer is sent again
 * unchanged, with its number, before anything newer, because the server counts each number once.
 */
export class RoomBeats {
  #seconds = 0;
  #position: number | undefined;
  #reactions: Record<string, number> = {};
  #seq = 0;
  #open: BeatBody | undefined;
  #sending = false;
  readonly #options: BeatsOptions;

  constructor(options: BeatsOptions) {
    this.#options = options;
  }

  played(seconds: number, position?: number): void {
    this.#seconds += Math.max(0, seconds);
    this.#position = position ?? this.#position;
  }

  react(reaction: Reaction): void {
    this.#reactions[reaction] = (this.#reactions[reaction] ?? 0) + 1;
  }

  async beat(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    this.#open ??= this.#take();
    const answer = await this.#options.send(this.#open).catch(() => undefined);
    this.#sending = false;
    if (answer === undefined) return;
    this.#open = undefined;
    this.#options.onAnswer(answer);
  }

  #take(): BeatBody {
    // Beats are numbered by the clock, so that the numbers keep increasing after a reload.
    this.#seq = Math.max(this.#seq + 1, Math.floor((this.#options.now ?? Date.now)() / 1000));
    const body: BeatBody = {
      seq: this.#seq,
      seconds: Math.min(mostSeconds, this.#seconds),
      ...(this.#position === undefined ? {} : { position: this.#position }),
      ...(Object.keys(this.#reactions).length === 0 ? {} : { reactions: this.#reactions }),
    };
    this.#seconds = 0;
    this.#reactions = {};
    return body;
  }
}
