import type { Observer } from './database.ts';

/** Whoever wants to hear what a database is sent. Tests count with it; in service nobody listens. */
export class Observers {
  readonly #all = new Set<Observer>();

  get isEmpty(): boolean {
    return this.#all.size === 0;
  }

  readonly observe = (observer: Observer): (() => void) => {
    this.#all.add(observer);
    return () => {
      this.#all.delete(observer);
    };
  };

  tell(text: string, rows: number): void {
    for (const observer of this.#all) observer(text, rows);
  }

  /** Tells how work begins and how it ends; what ends by itself tells no end. */
  async around<T>(begin: string, work: () => Promise<T>, end?: string): Promise<T> {
    this.tell(begin, 0);
    try {
      const result = await work();
      if (end !== undefined) this.tell(end, 0);
      return result;
    } catch (error) {
      this.tell('rollback', 0);
      throw error;
    }
  }
}
