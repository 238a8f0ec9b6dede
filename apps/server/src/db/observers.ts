import type { Observer } from './database.ts';

/** The observers of a database. Tests count statements with them; in production there are none. */
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

  /** Reports how work begins and how it ends; `end` is left out if the work ends without a statement. */
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
