import { entriesOf, isOptional, isRead, sampleOf } from '@stoa/conformance';
import type { AnyCall } from '@stoa/api/contract/define';
import * as v from 'valibot';
import type { Actor } from './actors.ts';
import { deskCalls, isShownAtDesk } from './desk.ts';
import type { Stored, World } from './world.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The expected answer, besides containing no leak. */
export type Expectation =
  /** The actor may see the thing. */
  | 'may be answered'
  /** The actor may not see the thing, so the answer must be the same as for an id that does not exist. */
  | 'does not exist'
  /** The server must ignore the parameter, so the answer must be the same as without the parameter. */
  | 'as without'
  /** The parameter occurs twice. */
  | 'is refused';

export interface Cell {
  readonly title: string;
  readonly fields: Fields;
  /** Parameters added to the end of the query. */
  readonly added: readonly (readonly [name: string, value: string])[];
  readonly expects: Expectation;
}

/** Fields that contain the id of a row whose id has another name in the database. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['lecturerId', 'personId'],
  ['targetId', 'courseId'],
  ['domainName', 'code'],
  ['avatarFileId', 'fileId'],
]);

const keyOf = (call: AnyCall, field: string): string =>
  call.id === 'X20' && field === 'id' ? 'collectionId' : (aliases.get(field) ?? field);

const isId = (field: string): boolean => /(?:^id|Id)$/.test(field) || field === 'domainName';

const missing = [999_999_999_999, 'nobody-has-this-0000'] as const;

const spread = <T>(list: readonly T[], most: number): readonly T[] =>
  list.length <= most
    ? list
    : Array.from({ length: most }, (_, index) => list[Math.floor((index * list.length) / most)]).flatMap(
        (found) => (found === undefined ? [] : [found]),
      );

/** Groups a list; `Map.groupBy` is not in this workspace's types yet. */
function grouped<T>(list: readonly T[], keyOfOne: (one: T) => unknown): ReadonlyMap<unknown, readonly T[]> {
  const groups = new Map<unknown, T[]>();
  for (const one of list) {
    const key = keyOfOne(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

/** How many combinations are tried. */
export interface MatrixSize {
  /** Rows of each owner with which every id is tried. */
  readonly perOwner: number;
  /** Whether each company is sent in each call, or only one that is not the caller's. */
  readonly everyCompany: boolean;
}

const companyIds = [500, 1001, 1002, 1003] as const;

interface Known {
  readonly value: unknown;
  readonly rows: readonly Stored[];
  readonly owner: number | undefined;
}

/** Makes the cells of a call for an actor from the stored rows. */
export class Cells {
  readonly #world: World;
  readonly #size: MatrixSize;
  readonly #pools = new Map<string, readonly Known[]>();

  constructor(world: World, size: MatrixSize) {
    this.#world = world;
    this.#size = size;
  }

  #pool(key: string): readonly Known[] {
    const known = this.#pools.get(key);
    if (known !== undefined) return known;
    const rows = this.#world.rows.filter(
      (one) => one.key === key || (key === 'code' && one.table === 'company'),
    );
    const all = [...grouped(rows, ({ row }) => row[key])].map(([value, of]): Known => ({
      value,
      rows: of,
      owner: of[0]?.owner,
    }));
    const pool = [...grouped(all, ({ owner }) => owner).values()].flatMap((of) =>
      spread(of, this.#size.perOwner),
    );
    this.#pools.set(key, pool);
    return pool;
  }

  #isVisible({ rows }: Known, call: AnyCall, actor: Actor): boolean {
    const isDesk = deskCalls.has(call.id);
    return rows.some((row) => this.#world.maySee(row, actor) || (isDesk && isShownAtDesk(actor, row)));
  }

  /** The call with this actor's usual parameters. */
  #plain(call: AnyCall, actor: Actor): Fields {
    const hints = new Map<string, readonly unknown[]>([
      ['deviceType', [5]],
      ['stream', [false]],
      ['companyId', [actor.companyId || 1001]],
      ['pageKey', ['FIND']],
    ]);
    for (const [field] of entriesOf(call.request)) {
      if (!isId(field) || field === 'companyId') continue;
      const own = this.#pool(keyOf(call, field)).filter((known) => this.#isVisible(known, call, actor));
      const company = own.filter(({ owner }) => owner === actor.companyId);
      hints.set(
        field,
        [...company, ...own].map(({ value }) => value),
      );
    }
    return { ...Object(sampleOf(call.request, hints)) };
  }

  of(call: AnyCall, actor: Actor): readonly Cell[] {
    const fields = this.#plain(call, actor);
    const plain: Cell = { title: 'plain', fields, added: [], expects: 'may be answered' };
    return [
      plain,
      ...this.#ids(call, actor, fields),
      ...this.#words(call, fields),
      ...this.#pollution(call, actor, fields),
    ];
  }

  #ids(call: AnyCall, actor: Actor, plain: Fields): Cell[] {
    return [...entriesOf(call.request)].flatMap(([field, entry]) => {
      if (!isId(field)) return [];
      const required = !isOptional(entry);
      const named = required && field !== 'domainName';
      const pool = this.#pool(keyOf(call, field));
      const cells = pool
        .filter(({ value }) => v.is(entry, value))
        .map((known): Cell => ({
          title: `${field}=${String(known.value)} of ${known.owner ?? 'all'}`,
          fields: { ...plain, [field]: known.value },
          added: [],
          expects: named && !this.#isVisible(known, call, actor) ? 'does not exist' : 'may be answered',
        }));
      const none = missing.find((value) => v.is(entry, value));
      if (none !== undefined) {
        const expects = named ? 'does not exist' : 'may be answered';
        cells.unshift({
          title: `${field} of nothing`,
          fields: { ...plain, [field]: none },
          added: [],
          expects,
        });
      }
      const foreign = pool.find((known) => !this.#isVisible(known, call, actor));
      if (call.encoding === 'query' && foreign !== undefined && field in plain) {
        const added = [[field, String(foreign.value)] as const];
        cells.push({ title: `${field} twice`, fields: plain, added, expects: 'is refused' });
      }
      return cells;
    });
  }

  /** Cells that search for names of people and courses of every company. */
  #words(call: AnyCall, plain: Fields): Cell[] {
    if (!entriesOf(call.request).has('keyword')) return [];
    const named = this.#world.rows.flatMap(({ table, row, owner }) => {
      const words: unknown = table === 'person' ? row['name'] : table === 'course' ? row['title'] : undefined;
      const word: unknown = Reflect.get(Object(words), 'zh');
      return typeof word === 'string' ? [{ of: `${table} of ${owner ?? 'all'}`, word }] : [];
    });
    const few = [...grouped(named, ({ of }) => of).values()].flatMap((of) => spread(of, this.#size.perOwner));
    return few.map(({ of, word }): Cell => ({
      title: `keyword=${word}, ${of}`,
      fields: { ...plain, keyword: word },
      added: [],
      expects: 'may be answered',
    }));
  }

  /** Cells with a company or person id added, which the server must ignore. */
  #pollution(call: AnyCall, actor: Actor, plain: Fields): Cell[] {
    const entries = entriesOf(call.request);
    const expects = isRead(call) && call.auth === 'session' ? 'as without' : 'may be answered';
    const names = ['companyId', 'userId'].filter((name) => !entries.has(name));
    return names.flatMap((name) => {
      const foreign = companyIds.filter((id) => id !== 500 && id !== actor.companyId);
      const companies = this.#size.everyCompany ? companyIds : foreign.slice(-1);
      const values = name === 'companyId' ? companies : [4];
      return values.flatMap((value): Cell[] => {
        const inQuery: Cell = {
          title: `${name}=${value} in the query`,
          fields: plain,
          added: [[name, String(value)]],
          expects,
        };
        if (call.method === 'GET' || call.encoding === 'none') return [inQuery];
        const fields = { ...plain, [name]: value };
        return [inQuery, { title: `${name}=${value} in the body`, fields, added: [], expects }];
      });
    });
  }
}
