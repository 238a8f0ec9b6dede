import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { ConversionConfig } from '@valibot/to-json-schema';
import { getFallback } from 'valibot';
import type { GenericSchema } from 'valibot';
import { fixedDefaultOf } from '../src/contract/defaults.ts';
import { bare, entriesOf, innerOf } from '../src/contract/schema.ts';
import { loginApp, loginTypes, vodConfigs } from '../src/contract/types/company.ts';
import { pageKey } from '../src/contract/types/values.ts';
import {
  counts,
  idempotency,
  numberOrText,
  stretch,
  texts,
  wireBoolean,
  wireId,
} from '../src/contract/types/wire.ts';
import { catalogue, entities, enumerations } from './catalogue.ts';

/** JSON Schema, draft 2020-12, as OpenAPI 3.1 takes it. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

const part = (value: object, key: string): unknown => Reflect.get(value, key);

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const number = { type: 'number' };

/**
 * What each handwritten check accepts, because such a check cannot be turned into JSON Schema automatically.
 */
const customs = new Map<unknown, JsonSchema>([
  [part(wireId.pipe[0], 'check'), { type: 'integer' }],
  [part(wireBoolean.pipe[0], 'check'), { type: 'boolean' }],
  [numberOrText.check, { type: ['number', 'string'] }],
  [stretch.check, { type: 'array', items: number, minItems: 2, maxItems: 2 }],
  [texts.check, { type: 'object', additionalProperties: { type: 'string' } }],
  [counts.check, { type: 'object', additionalProperties: number }],
  [pageKey.check, { type: 'string', pattern: '^(COURSE|HOME|STUDY_CENTER|FIND|.+_HOME)$', maxLength: 64 }],
  [vodConfigs.pipe[0].check, { type: 'object', additionalProperties: refTo('VodConfig') }],
  [loginApp.entries.loginKind.check, refTo('LoginKind')],
]);

const uuid = idempotency.idemKey.pipe[1].requirement;

const enumerationNames = new Map<unknown, string>(enumerations.map(({ name, members }) => [members, name]));

const withInteger = (schema: JsonSchema): JsonSchema =>
  schema['type'] === 'number' ? { ...schema, type: 'integer' } : schema;

function overridden(schema: object & { type: string }, json: JsonSchema): JsonSchema | undefined {
  switch (schema.type) {
    case 'custom':
      return customs.get(part(schema, 'check'));
    case 'enum': {
      const name = enumerationNames.get(part(schema, 'enum'));
      return name === undefined ? withInteger(json) : refTo(name);
    }
    case 'picklist':
      return withInteger(json);
    case 'blob':
      return { type: 'string', contentMediaType: 'application/octet-stream' };
    case 'array':
      return schema === loginTypes.pipe[0] ? { type: 'array', items: refTo('LoginKind') } : undefined;
    default:
      return undefined;
  }
}

/** Defaults of the fields of answers, by the object that they belong to. */
const answered = new Map<unknown, Map<string, unknown>>();

function learn(schema: GenericSchema, call: string, parent: string): void {
  const plain = bare(schema);
  const row = innerOf(plain, 'item');
  if (row !== undefined) learn(row, call, parent);
  if (answered.has(plain)) return;
  const defaults = new Map<string, unknown>();
  if (plain.type === 'object') answered.set(plain, defaults);
  for (const [name, entry] of entriesOf(plain)) {
    learn(entry, call, name);
    // An empty text and a flag that is off are left out, because readers expect them.
    if (['number', 'enum', 'boolean'].includes(entry.type)) {
      const value = fixedDefaultOf(entry, { call, parent, name });
      if (value !== undefined && value !== false) defaults.set(name, value);
    }
  }
}

for (const { call } of catalogue.flatMap(({ calls }) => calls)) learn(call.data, call.id, '');

/** An object with the defaults that its fields take where an answer lacks them. */
function withDefaults(schema: object, json: JsonSchema): JsonSchema {
  const defaults = answered.get(schema);
  const properties = json['properties'];
  if (defaults === undefined || !isSchema(properties)) return json;
  const fields = Object.entries(properties).map(([name, field]): [string, unknown] => [
    name,
    isSchema(field) && defaults.has(name) ? { default: defaults.get(name), ...field } : field,
  ]);
  return { ...json, properties: Object.fromEntries(fields) };
}

const withDefault = (schema: GenericSchema, json: JsonSchema): JsonSchema => {
  const fallback = Object.hasOwn(schema, 'fallback') ? getFallback(schema) : undefined;
  return fallback === undefined || '$ref' in json ? json : { ...json, default: fallback };
};

const config = {
  target: 'draft-2020-12',
  typeMode: 'output',
  ignoreActions: ['transform', 'trim', 'finite'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    const json = overridden(valibotSchema, { ...jsonSchema }) ?? { ...jsonSchema };
    return withDefault(valibotSchema, withDefaults(valibotSchema, json));
  },
  overrideAction: ({ valibotAction, jsonSchema }) => {
    if (valibotAction.type === 'safe_integer') return { ...jsonSchema, type: 'integer' };
    if (valibotAction.type !== 'regex') return undefined;
    const requirement = part(valibotAction, 'requirement');
    if (requirement === uuid) return { type: 'string', format: 'uuid' };
    return { ...jsonSchema, pattern: requirement instanceof RegExp ? requirement.source : '' };
  },
} satisfies ConversionConfig;

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/**
 * Removes entries without information: an empty list of required fields, an empty default, the largest safe
 * integer.
 */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !(['required', 'default'].includes(key) && isEmpty(inner)))
      .filter(([key, inner]) => !(key === 'maximum' && inner === Number.MAX_SAFE_INTEGER))
      .map(([key, inner]) => [key, tidy(inner)]),
  );
}

const known = new Map<unknown, string>(entities.map(({ name, schema }) => [schema, name]));

/** Schemas of calls as JSON Schema, by the key given; those with a name of their own become references. */
export function jsonSchemas(wanted: ReadonlyMap<string, GenericSchema>): {
  readonly named: ReadonlyMap<string, JsonSchema>;
  readonly inline: ReadonlyMap<string, JsonSchema>;
} {
  const own = [...wanted].filter(([, schema]) => !known.has(schema));
  const written = toJsonSchemaDefs(
    Object.fromEntries([...entities.map(({ name, schema }) => [name, schema] as const), ...own]),
    config,
  );
  const of = (key: string): JsonSchema => {
    const found = tidy(written[key]);
    if (!isSchema(found)) throw new Error(`No schema was written for ${key}`);
    return found;
  };
  const named = new Map<string, JsonSchema>(
    enumerations.map(({ name, members }) => [
      name,
      {
        type: Object.values(members).every((member) => typeof member === 'number') ? 'integer' : 'string',
        enum: Object.values(members),
        'x-enum-varnames': Object.keys(members),
      },
    ]),
  );
  for (const { name, about } of entities) {
    named.set(name, { ...(about === '' ? {} : { description: about }), ...of(name) });
  }
  const inline = new Map(
    [...wanted].map(([key, schema]) => {
      const name = known.get(schema);
      return [key, name === undefined ? of(key) : refTo(name)];
    }),
  );
  return { named, inline };
}
