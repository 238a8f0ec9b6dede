import { readFileSync } from 'node:fs';
import * as domain from '@stoa/domain';
import type { GenericSchema } from 'valibot';
import { contract } from '../src/contract/all.ts';
import type { AnyCall, TusEndpoint } from '../src/contract/define.ts';
import * as entityFiles from './entities.ts';
import { facts } from './facts.ts';
import type { CallReference } from './facts.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isEntity = (value: unknown): value is GenericSchema =>
  isObject(value) && 'kind' in value && value.kind === 'schema' && 'type' in value && value.type === 'object';

const isEnumeration = (value: unknown): value is Readonly<Record<string, number | string>> =>
  isObject(value) &&
  !Array.isArray(value) &&
  Object.values(value).every((member) => typeof member === 'number' || typeof member === 'string');

const contractFile = (path: string): string =>
  readFileSync(new URL(`../src/contract/${path}.ts`, import.meta.url), 'utf8');

/** The comment above each export of a file, by the export's name, as running text. */
export function commentsOf(source: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const comments = source.matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (?:const|type|interface) (\w+)/g);
  for (const [, comment = '', name = ''] of comments) {
    const text = comment
      .split('\n')
      .map((line) => line.trim().replace(/^\*\s?/, ''))
      .join(' ')
      .trim();
    // The type of an enumeration follows its list without a comment of its own, so the list's comment is used
    // for both.
    if (!found.has(name)) found.set(name, text);
  }
  return found;
}

interface Common extends CallReference {
  /** Name of the export. */
  readonly name: string;
  readonly area: string;
  readonly about: string;
}
export type DescribedCall = Common & { readonly call: AnyCall };
export type DescribedEndpoint = Common & { readonly endpoint: TusEndpoint };

export interface Area {
  readonly name: string;
  readonly calls: readonly DescribedCall[];
  readonly endpoints: readonly DescribedEndpoint[];
}

function factsOf(id: AnyCall['id']): CallReference {
  const found = facts[id];
  if (found === undefined) throw new Error(`${id} is missing in facts.ts`);
  return found;
}

const numberOf = (id: string): number => (id.startsWith('S') ? 0 : 1000) + Number(id.slice(1));

/** The text of an area's contract file, followed by the files of the calls that it re-exports. */
function textOfArea(name: string): string {
  const own = contractFile(name);
  const parts = [...own.matchAll(/^export \{[^}]*\} from '\.\/(parts\/\w+)\.ts';/gm)];
  return [own, ...parts.map(([, part = '']) => contractFile(part))].join('\n');
}

function areaOf(name: string, declared: Readonly<Record<string, AnyCall | TusEndpoint>>): Area {
  const comments = commentsOf(textOfArea(name));
  const described = (key: string, id: AnyCall['id']) => ({
    name: key,
    area: name,
    about: comments.get(key) ?? '',
    ...factsOf(id),
  });
  const entries = Object.entries(declared);
  return {
    name,
    calls: entries
      .flatMap(([key, call]) => ('data' in call ? [{ ...described(key, call.id), call }] : []))
      .toSorted((one, other) => numberOf(one.call.id) - numberOf(other.call.id)),
    endpoints: entries.flatMap(([key, endpoint]) =>
      'protocol' in endpoint ? [{ ...described(key, endpoint.id), endpoint }] : [],
    ),
  };
}

const firstOf = ({ calls }: Area): number => Math.min(...calls.map(({ call }) => numberOf(call.id)));

/** Named schemas by their names. */
export const catalogue: readonly Area[] = Object.entries(contract)
  .map(([name, declared]) => areaOf(name, declared))
  .toSorted((one, other) => firstOf(one) - firstOf(other));

export interface Entity {
  readonly name: string;
  readonly about: string;
  readonly schema: GenericSchema;
}

const typeName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Schemas with a name of their own, by that name. */
export const entities: readonly Entity[] = Object.entries(entityFiles)
  .flatMap(([file, exports]) => {
    const comments = commentsOf(contractFile(`types/${file}`));
    return Object.entries<unknown>(exports).flatMap(([name, schema]) =>
      isEntity(schema) ? [{ name: typeName(name), about: comments.get(name) ?? '', schema }] : [],
    );
  })
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));

export interface Enumeration {
  readonly name: string;
  readonly members: Readonly<Record<string, number | string>>;
}

/** Enumerations of the domain and of the contract, by name. */
export const enumerations: readonly Enumeration[] = [domain, ...Object.values(entityFiles)]
  .flatMap((exports) => Object.entries<unknown>(exports))
  .flatMap(([name, members]) => (/^[A-Z]/.test(name) && isEnumeration(members) ? [{ name, members }] : []))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));
