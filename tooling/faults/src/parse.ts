import { readFile } from 'node:fs/promises';
import { presets } from './presets.ts';
import type { Fault, Rule, When } from './rule.ts';

/** Thrown for rules that cannot be read; the message is for the person who wrote them. */
export class Unreadable extends Error {}

type Kind = 'amount' | 'number' | 'text' | 'half' | 'ending' | 'headers';

/** The fields of each fault; those with ? are optional. */
const fields = {
  delay: { ms: 'amount', 'of?': 'half' },
  bandwidth: { bytesPerSecond: 'amount', 'of?': 'half' },
  slice: { bytes: 'amount', everyMs: 'amount', 'of?': 'half' },
  reset: { 'of?': 'half', 'afterBytes?': 'amount' },
  freeze: { 'of?': 'half', 'afterBytes?': 'amount', 'ms?': 'amount' },
  truncate: { bytes: 'amount' },
  slowClose: { ms: 'amount' },
  status: { status: 'number', 'body?': 'text', 'headers?': 'headers' },
  swap: { body: 'text', 'contentType?': 'text', 'status?': 'number' },
  duplicate: { 'times?': 'amount', 'apartMs?': 'amount' },
  reorder: { 'ms?': 'amount' },
  commitThenDrop: { 'end?': 'ending' },
} as const satisfies Record<Fault['kind'], Readonly<Record<string, Kind>>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const isText = (value: unknown): value is string => typeof value === 'string';

const holds: Readonly<Record<Kind, { says: string; test: (value: unknown) => boolean }>> = {
  amount: {
    says: 'a number or [least, most]',
    test: (value) => isCount(value) || (Array.isArray(value) && value.length === 2 && value.every(isCount)),
  },
  number: { says: 'a number', test: isCount },
  text: { says: 'text', test: isText },
  half: { says: '"request" or "reply"', test: (value) => value === 'request' || value === 'reply' },
  ending: {
    says: '"reset", "close" or "freeze"',
    test: (value) => value === 'reset' || value === 'close' || value === 'freeze',
  },
  headers: {
    says: 'names with text',
    test: (value) => isRecord(value) && Object.values(value).every(isText),
  },
};

function isFault(value: unknown, where: string): value is Fault {
  const kind = isRecord(value) ? value['kind'] : undefined;
  const known = Object.entries(fields).find(([name]) => name === kind)?.[1];
  if (!isRecord(value) || known === undefined)
    throw new Unreadable(`${where}: a fault needs a kind, one of ${Object.keys(fields).join(', ')}.`);
  const wanted = new Map(Object.entries(known));
  for (const name of Object.keys(value)) {
    if (name !== 'kind' && !wanted.has(name) && !wanted.has(`${name}?`))
      throw new Unreadable(`${where}: ${String(kind)} knows no ${name}.`);
  }
  for (const [field, of] of wanted) {
    const name = field.replace('?', '');
    if (value[name] === undefined && field.endsWith('?')) continue;
    if (!holds[of].test(value[name])) throw new Unreadable(`${where}: ${name} must be ${holds[of].says}.`);
  }
  return true;
}

const whenHolds: Readonly<Record<keyof When, { says: string; test: (value: unknown) => boolean }>> = {
  method: {
    says: 'text or a list of texts',
    test: (value) => isText(value) || (Array.isArray(value) && value.every(isText)),
  },
  path: holds.text,
  upgrade: { says: 'true or false', test: (value) => typeof value === 'boolean' },
  after: holds.number,
  times: holds.number,
  probability: { says: 'a number from 0 to 1', test: (value) => isCount(value) && value <= 1 },
};

function isRule(value: unknown, where: string): value is Rule {
  if (!isRecord(value) || value['fault'] === undefined) throw new Unreadable(`${where} needs a fault.`);
  const { name, when = {}, fault } = value;
  if (name !== undefined && !isText(name)) throw new Unreadable(`${where}: name must be text.`);
  if (!isRecord(when)) throw new Unreadable(`${where}: when must hold names with values.`);
  for (const [key, one] of Object.entries(when)) {
    const held = Object.entries(whenHolds).find(([known]) => known === key)?.[1];
    if (held === undefined) throw new Unreadable(`${where}: when knows no ${key}.`);
    if (!held.test(one)) throw new Unreadable(`${where}: ${key} must be ${held.says}.`);
  }
  return (Array.isArray(fault) ? fault : [fault]).every((one) => isFault(one, where));
}

function rulesOf(text: string): Rule[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Unreadable('The rules are not JSON.');
  }
  return (Array.isArray(value) ? value : [value]).map((one: unknown, index) => {
    const where = `Rule ${index + 1}`;
    if (!isRule(one, where)) throw new Unreadable(`${where} cannot be read.`);
    return one;
  });
}

/** Reads rules: names of sets separated by commas, a JSON file, or JSON itself. */
export async function readRules(text: string): Promise<readonly Rule[]> {
  if (/^\s*[[{]/.test(text)) return rulesOf(text);
  if (text.endsWith('.json')) {
    const read = await readFile(text, 'utf8').catch(() => undefined);
    if (read === undefined) throw new Unreadable(`${text} cannot be read.`);
    return rulesOf(read);
  }
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((name) => name !== '' && name !== 'off')
    .flatMap((name): readonly Rule[] => {
      const named = Object.entries(presets).find(([known]) => known === name)?.[1];
      if (named === undefined)
        throw new Unreadable(
          `There is no set of rules called "${name}"; there are ${Object.keys(presets).join(', ')} and off.`,
        );
      return named;
    });
}
