/** Timers by name; setting one replaces the one with the same name. */
export class Timers<Name extends string> {
  readonly #running = new Map<Name, ReturnType<typeof setTimeout>>();
  readonly #onFire: (name: Name) => void;

  constructor(onFire: (name: Name) => void) {
    this.#onFire = onFire;
  }

  set(name: Name, ms: number): void {
    this.clear(name);
    const fire = (): void => {
      this.#running.delete(name);
      this.#onFire(name);
    };
    this.#running.set(name, setTimeout(fire, ms));
  }

  clear(name: Name): void {
    clearTimeout(this.#running.get(name));
    this.#running.delete(name);
  }

  clearAll(): void {
    for (const name of this.#running.keys()) this.clear(name);
  }
}
