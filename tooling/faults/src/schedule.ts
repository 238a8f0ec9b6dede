import { draw, fractions } from './draw.ts';
import type { Fractions } from './draw.ts';
import { matches } from './rule.ts';
import type { Drawn, Rule, Seen } from './rule.ts';

/** The effect of a rule on one request. */
export interface Strike {
  readonly rule: string;
  readonly fault: Drawn;
}

interface Standing {
  readonly name: string;
  readonly rule: Rule;
  matched: number;
  struck: number;
}

/**
 * Decides what happens to each request. A draw depends only on the seed, the rule's name and the number of
 * requests that the rule has matched, so that the same seed gives the same faults, whatever else is running.
 */
export class Schedule {
  readonly #seed: number;
  #standing: readonly Standing[] = [];
  #named = 0;

  constructor(seed: number, rules: readonly Rule[]) {
    this.#seed = seed;
    for (const rule of rules) this.add(rule);
  }

  /** Adds a rule; the returned function removes it. */
  add(rule: Rule): () => void {
    this.#named += 1;
    const standing = { name: rule.name ?? `rule ${this.#named}`, rule, matched: 0, struck: 0 };
    this.#standing = [...this.#standing, standing];
    return () => {
      this.#standing = this.#standing.filter((one) => one !== standing);
    };
  }

  clear(): void {
    this.#standing = [];
  }

  decide(seen: Seen): Strike[] {
    return this.#standing.flatMap((standing) => {
      const when = standing.rule.when ?? {};
      if (!matches(when, seen)) return [];
      standing.matched += 1;
      const chance = fractions(`${this.#seed}/${standing.name}/${standing.matched}`);
      const isSpared =
        standing.matched <= (when.after ?? 0) ||
        standing.struck >= (when.times ?? Infinity) ||
        chance() >= (when.probability ?? 1);
      if (isSpared) return [];
      const fault = faultOf(standing.rule, chance);
      if (fault === undefined) return [];
      standing.struck += 1;
      return [{ rule: standing.name, fault }];
    });
  }
}

function faultOf({ fault }: Rule, chance: Fractions): Drawn | undefined {
  if ('kind' in fault) return draw(fault, chance);
  const one = fault[Math.floor(chance() * fault.length)];
  return one === undefined ? undefined : draw(one, chance);
}
