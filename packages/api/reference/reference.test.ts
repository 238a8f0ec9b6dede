import { readFile, readdir } from 'node:fs/promises';
import { ErrorCode } from '@stoa/domain';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contract } from '../src/contract/all.ts';
import type { CallModule } from '../src/contract/define.ts';
import { sample } from '../src/test/sample.ts';
import { catalogue, commentsOf, entities, enumerations } from './catalogue.ts';
import * as entityFiles from './entities.ts';
import { facts } from './facts.ts';
import { openApi } from './openapi.ts';
import { outputs, pagesFolder } from './outputs.ts';

const folder = new URL('../src/contract/', import.meta.url);
const filesIn = async (from: URL): Promise<string[]> =>
  (await readdir(from))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -3));

const calls = catalogue.flatMap((area) => area.calls);
const endpoints = catalogue.flatMap((area) => area.endpoints);
const rewrite = 'run: npx -y pnpm@12 --filter @stoa/api openapi';

/** All values inside this one, each with the keyword that contains it. */
function* below(value: unknown): Generator<[string, unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield [key, inner];
    yield* below(inner);
  }
}

describe('what is written from the contract', () => {
  it('is up to date', async () => {
    for (const [file, text] of outputs()) {
      const written = await readFile(file, 'utf8').catch(() => '');
      expect(written === text, `${file} is old; ${rewrite}`).toBe(true);
    }
  });

  it('has no page of an area that is gone', async () => {
    const pages = [...outputs().keys()].filter((file) => file.startsWith(pagesFolder));
    const found = (await readdir(pagesFolder)).map((name) => `${pagesFolder}/${name}`);
    expect(found.toSorted()).toEqual(pages.toSorted());
  });

  it('links only to what it contains itself', () => {
    const document = openApi();
    const found = new Set<unknown>();
    for (const [key, value] of below(document)) if (key === '$ref') found.add(value);
    expect(found.size).toBeGreaterThan(100);
    for (const reference of found) {
      let target: unknown = document;
      for (const step of String(reference).slice(2).split('/')) target = Reflect.get(Object(target), step);
      expect([reference, typeof target]).toEqual([reference, 'object']);
    }
  });

  it('has every call, under an operation name of its own', () => {
    const ids = [...below(openApi()['paths'])].filter(([key]) => key === 'operationId');
    expect(ids).toHaveLength(calls.length + endpoints.length);
    expect(new Set(ids.map(([, name]) => name)).size).toBe(ids.length);
  });
});

describe('what it is written from', () => {
  it('is every call of every file of the contract', async () => {
    const apart = ['all', 'calls', 'defaults', 'define', 'names', 'schema'];
    const files = (await filesIn(folder)).filter((name) => !apart.includes(name));
    expect(Object.keys(contract).toSorted()).toEqual(files.toSorted());
    for (const [area, listed] of Object.entries(contract)) {
      const exports: Record<string, unknown> = await import(`../src/contract/${area}.ts`);
      const calls = Object.keys(exports).filter((name) => 'path' in Object(exports[name]));
      expect(Object.keys(listed).toSorted()).toEqual(calls.toSorted());
    }
  });

  it('is every file of types', async () => {
    const types = await filesIn(new URL('types/', folder));
    expect(Object.keys(entityFiles).toSorted()).toEqual(types.toSorted());
  });

  it('knows for each call whose data it touches, and lists no call that does not exist', () => {
    const ids = [...calls.map(({ call }) => call.id), ...endpoints.map(({ endpoint }) => endpoint.id)];
    expect(Object.keys(facts).toSorted()).toEqual(ids.toSorted());
  });

  it('says in words what each call and each type is', () => {
    const silent = [...calls, ...endpoints, ...entities].filter(({ about }) => about === '');
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('gives each type and enumeration a name of its own', () => {
    const names = [...entities, ...enumerations].map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('gives the code of its module for each call of the assistant and of comments', () => {
    const codes: Partial<Record<CallModule, ErrorCode>> = {
      assistant: ErrorCode.AiOff,
      comments: ErrorCode.CommentOff,
    };
    const untold = calls.filter(({ call, errors = [] }) => {
      const code = call.module && codes[call.module];
      return code !== undefined && !errors.includes(code);
    });
    expect(untold.map(({ name }) => name)).toEqual([]);
  });

  it('lets a background call answer no code but an expired login', () => {
    const loud = calls.filter(({ call, errors }) => call.background && errors !== undefined);
    expect(loud.map(({ name }) => name)).toEqual([]);
  });

  it('reads the comment right above an export', () => {
    const source =
      '/** One. */\nexport const one = 1;\n\n/**\n * Two\n * lines.\n */\nexport const two = 2;\nexport const three = 3;';
    expect([...commentsOf(source)]).toEqual([
      ['one', 'One.'],
      ['two', 'Two lines.'],
    ]);
  });
});

describe.each(entities)('$name', ({ schema }) => {
  it.each(['smallest', 'largest'] as const)('travels as JSON and arrives the same, %s', (size) => {
    const made = sample(schema, size);
    expect(v.parse(schema, JSON.parse(JSON.stringify(made)))).toEqual(made);
  });

  it('accepts fields that a later version adds, and is not null', () => {
    const made = sample(schema);
    expect(v.is(schema, { ...Object(made), addedLater: 1 })).toBe(true);
    expect(v.is(schema, null)).toBe(false);
  });
});
