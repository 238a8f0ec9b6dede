import { aiProviders } from '@stoa/api/contract/ai';
import { TargetKind } from '@stoa/domain';
import { labels } from '@stoa/domain/labels/zh-CN';
import type { Stored, View, World } from './world.ts';

/** Number of letters at the beginning of a text by which it is indexed. */
const gram = 4;

const isTelling = (text: string): boolean =>
  /\p{Script=Han}/u.test(text) ? text.length >= 2 : text.length >= 6 && /[a-z]/i.test(text);

function* leavesOf(
  value: unknown,
  name = '',
): Generator<readonly [name: string, leaf: unknown, within: unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = Array.isArray(value) ? name : key;
    if (typeof inner === 'object') yield* leavesOf(inner, at);
    else yield [at, inner, value];
  }
}

function* textsOf(value: unknown): Generator<string> {
  for (const [, leaf] of leavesOf(value)) if (typeof leaf === 'string') yield leaf;
}

/** Finds which of many long texts occur inside another text. */
class Finder {
  readonly #byStart = new Map<string, string[]>();

  add(text: string): void {
    const start = text.slice(0, gram);
    const others = this.#byStart.get(start);
    if (others === undefined) this.#byStart.set(start, [text]);
    else others.push(text);
  }

  in(text: string): string[] {
    const found: string[] = [];
    for (let at = 0; at + gram <= text.length; at += 1) {
      for (const one of this.#byStart.get(text.slice(at, at + gram)) ?? []) {
        if (text.startsWith(one, at)) found.push(one);
      }
    }
    return found;
  }
}

/** Name under which the id of a link is stored, by target kind. */
const targets: ReadonlyMap<unknown, string> = new Map([
  [TargetKind.Course, 'courseId'],
  [TargetKind.CloudCourse, 'courseId'],
  [TargetKind.CourseItem, 'itemId'],
  [TargetKind.Teacher, 'personId'],
  [TargetKind.Lecturer, 'personId'],
  [TargetKind.Mentor, 'personId'],
  [TargetKind.Special, 'collectionId'],
  [TargetKind.Institute, 'collectionId'],
  [TargetKind.Live, 'liveId'],
]);

/** Removes the marks of a search result. */
const unmarked = (text: string): string => text.replaceAll(/<\/?mark>/g, '');

/** Hashes and other secrets, which no answer may contain. */
const isSecret = (name: string): boolean => /hash$/i.test(name);

/**
 * Finds data in answers that the receiver may not know: texts and ids of other people's rows that occur in no
 * row that the receiver may see.
 */
export class Judge {
  readonly #exact = new Set<string>();
  readonly #within = new Finder();
  readonly #ids = new Map<string, Set<unknown>>();

  /**
   * `also` decides which rows outside of the receiver's own company may be seen, such as the branding of
   * login pages.
   */
  constructor(world: World, view: View, also: (one: Stored) => boolean = () => false) {
    const may = (one: Stored) => also(one) || world.maySee(one, view);
    const own = world.rows.filter(may);
    const others = world.rows.filter((one) => !may(one));
    const candidates = new Set(others.flatMap(({ row }) => [...textsOf(row)].filter(isTelling)));
    const seeker = new Finder();
    for (const text of candidates) if (text.length >= gram) seeker.add(text);
    // Texts of the server itself, such as labels, belong to nobody.
    for (const row of [...own.map((one) => one.row), labels.errorMessages, aiProviders]) {
      for (const text of textsOf(row)) {
        candidates.delete(text);
        for (const inside of seeker.in(text)) candidates.delete(inside);
      }
    }
    for (const text of candidates) {
      if (text.length >= gram) this.#within.add(text);
      else this.#exact.add(text);
    }
    const ownIds = new Set(own.map(({ key, row }) => `${key} ${String(row[key ?? ''])}`));
    for (const { key, row } of others) {
      if (key === undefined || ownIds.has(`${key} ${String(row[key])}`)) continue;
      this.#ids.set(key, (this.#ids.get(key) ?? new Set()).add(row[key]));
    }
  }

  /** `sent` are values that the caller has sent, because repeating them reveals nothing. */
  leaksIn(data: unknown, sent: ReadonlySet<unknown> = new Set()): string[] {
    const found: string[] = [];
    for (const [name, leaf, within] of leavesOf({ data })) {
      if (isSecret(name)) found.push(`${name} is told`);
      if (!sent.has(leaf) && this.#ids.get(name)?.has(leaf) === true) found.push(`${name} ${String(leaf)}`);
      if (name === 'id' && this.#isForeignTarget(within, leaf)) found.push(`target ${String(leaf)}`);
      if (typeof leaf !== 'string' || sent.has(leaf)) continue;
      const text = unmarked(leaf);
      if (this.#exact.has(text)) found.push(text);
      found.push(...this.#within.in(text));
    }
    return found;
  }

  #isForeignTarget(target: unknown, id: unknown): boolean {
    const kind: unknown = Reflect.get(Object(target), 'kind');
    return this.#ids.get(targets.get(kind) ?? '')?.has(id) === true;
  }
}
