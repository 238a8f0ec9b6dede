import { ErrorCode, defaultSettings } from '@stoa/domain';
import type { GenericSchema } from 'valibot';
import { aiChatDelta, aiChatDone, aiChatError, chatSend } from '../src/contract/ai.ts';
import type { AnyCall } from '../src/contract/define.ts';
import { catalogue } from './catalogue.ts';
import type { DescribedCall, DescribedEndpoint } from './catalogue.ts';
import { jsonSchemas } from './schemas.ts';
import type { JsonSchema } from './schemas.ts';

const described = catalogue.flatMap(({ calls }) => calls);

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wanted = new Map<string, GenericSchema>([
  ...described.flatMap(({ call }): [string, GenericSchema][] => [
    [`${call.id} request`, call.request],
    [`${call.id} data`, call.data],
  ]),
  ...catalogue.flatMap(({ endpoints }) =>
    endpoints.map(({ endpoint }): [string, GenericSchema] => [`${endpoint.id} request`, endpoint.metadata]),
  ),
  ['delta', aiChatDelta],
  ['done', aiChatDone],
  ['error', aiChatError],
]);

/** The contract's schemas as JSON Schema. */
export const { named, inline } = jsonSchemas(wanted);

export const schemaOf = (key: string): JsonSchema => inline.get(key) ?? {};

export interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
}

/** The name that a reference points to. */
export const nameIn = ({ $ref }: JsonSchema): string =>
  typeof $ref === 'string' ? $ref.replace('#/components/schemas/', '') : '';

/** The fields of an object; of alternatives, the fields of any, required when all of them demand it. */
export function fieldsOf(reference: JsonSchema): Field[] {
  const schema = named.get(nameIn(reference)) ?? reference;
  const alternatives = Array.isArray(schema['anyOf']) ? schema['anyOf'].filter(isSchema).map(fieldsOf) : [];
  if (alternatives.length > 0) {
    const all = alternatives.flat();
    return [...new Set(all.map(({ name }) => name))].map((name) => {
      const same = all.filter((field) => field.name === name).map((field) => field.schema);
      const [first = {}, ...others] = [...new Map(same.map((one) => [JSON.stringify(one), one])).values()];
      return {
        name,
        schema: others.length === 0 ? first : { anyOf: [first, ...others] },
        required: alternatives.every((fields) =>
          fields.some((field) => field.name === name && field.required),
        ),
      };
    });
  }
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.entries(isSchema(schema['properties']) ? schema['properties'] : {}).flatMap(([name, field]) =>
    isSchema(field) ? [{ name, schema: field, required: required.includes(name) }] : [],
  );
}

/** The part of a request in which a parameter is sent. */
export function placeOf(call: AnyCall, name: string): 'header' | 'query' | 'body' {
  if (call.headerKeys?.includes(name)) return 'header';
  const inQuery = call.encoding === 'query' || call.queryKeys?.includes(name) === true;
  return inQuery || call.rawQuery === name ? 'query' : 'body';
}

const bodyTypes = {
  none: undefined,
  query: undefined,
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const satisfies Record<AnyCall['encoding'], string | undefined>;

function bodyOf(call: AnyCall): JsonSchema | undefined {
  const type = bodyTypes[call.encoding];
  const schema = schemaOf(`${call.id} request`);
  const fields = fieldsOf(schema).filter(({ name }) => placeOf(call, name) === 'body');
  if (type === undefined) return undefined;
  const whole = call.headerKeys === undefined && call.rawQuery === undefined;
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  const narrowed = {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, field.schema])),
    ...(required.length > 0 ? { required } : {}),
  };
  return {
    ...(required.length > 0 ? { required: true } : {}),
    content: { [type]: { schema: whole ? schema : narrowed } },
  };
}

function parametersOf(call: AnyCall): JsonSchema[] {
  const own = fieldsOf(schemaOf(`${call.id} request`)).flatMap(({ name, schema, required }) => {
    const place = placeOf(call, name);
    return place === 'body' || name === call.rawQuery
      ? []
      : [{ name, in: place, ...(required ? { required } : {}), schema }];
  });
  const raw = {
    name: call.rawQuery,
    in: 'query',
    required: true,
    description: 'The whole query, as it came.',
    schema: { type: 'object', additionalProperties: { type: 'string' } },
  };
  return [
    { $ref: '#/components/parameters/DeviceModel' },
    { $ref: '#/components/parameters/AcceptLanguage' },
    ...own,
    ...(call.rawQuery === undefined ? [] : [raw]),
  ];
}

const token = [{ accessToken: [] }, { bearer: [] }];

function securityOf({ auth, guest }: AnyCall): JsonSchema[] {
  if (auth === 'none') return [];
  return [...token, ...(guest ? [{ guestToken: [] }] : []), ...(auth === 'optional' ? [{}] : [])];
}

const success = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { code: { const: ErrorCode.Ok }, msg: { type: 'string' }, data },
  required: ['code', 'msg', 'data'],
});

const events = {
  'text/event-stream': {
    schema: {
      description:
        'Server-sent events, with `stream`: `delta`, then one `done` or one `error`; data is JSON.',
      anyOf: [schemaOf('delta'), schemaOf('done'), schemaOf('error')],
    },
  },
};

/**
 * The path with the default segments, because OpenAPI takes two templates of the same shape for the same
 * path.
 */
function plainPath(path: string): string {
  const { app1, app2, app3, app4 } = defaultSettings.providerSegments;
  const segments: readonly string[] = [app1, app2, app3, app4];
  return path.replace(/\{app-(\d)\}/, (hole, no: string) => segments[Number(no) - 1] ?? hole);
}

const extensionsOf = ({ owner, flag, role, errors }: DescribedCall | DescribedEndpoint): JsonSchema => ({
  'x-owner': owner,
  ...(flag === undefined ? {} : { 'x-flag': flag }),
  ...(role === undefined ? {} : { 'x-role': role }),
  ...(errors === undefined ? {} : { 'x-errors': errors }),
});

function operationOf(one: DescribedCall): JsonSchema {
  const { call, name, area, about } = one;
  const body = bodyOf(call);
  const data = schemaOf(`${call.id} data`);
  return {
    operationId: name,
    tags: [area],
    ...(about === '' ? {} : { description: about }),
    'x-contract': call.id,
    ...(plainPath(call.path) === call.path ? {} : { 'x-path': call.path }),
    ...(call.background ? { 'x-background': true } : {}),
    ...(call.idempotent ? { 'x-idempotent': true } : {}),
    ...(fieldsOf(data).some((field) => field.name === 'pages') ? { 'x-paged': true } : {}),
    ...extensionsOf(one),
    security: securityOf(call),
    parameters: parametersOf(call),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: {
      200: {
        description: 'The envelope; `code` says whether the call succeeded.',
        content: {
          'application/json': {
            schema: { anyOf: [success(data), { $ref: '#/components/schemas/Failure' }] },
          },
          ...(call === chatSend ? events : {}),
        },
      },
      ...(call.auth === 'none' ? {} : { 401: { $ref: '#/components/responses/NoToken' } }),
      default: { $ref: '#/components/responses/Failed' },
    },
  };
}

function tusPathOf(one: DescribedEndpoint): JsonSchema {
  const { endpoint, name, area, about } = one;
  return {
    post: {
      operationId: name,
      tags: [area],
      description: `${about} Then HEAD, PATCH and DELETE at the address that \`Location\` names.`,
      'x-contract': endpoint.id,
      'x-protocol': 'tus 1.0',
      ...extensionsOf(one),
      security: token,
      parameters: [
        { name: 'Tus-Resumable', in: 'header', required: true, schema: { const: '1.0.0' } },
        { name: 'Upload-Length', in: 'header', required: true, schema: { type: 'integer' } },
        { name: endpoint.credentialHeader, in: 'header', required: true, schema: { type: 'string' } },
        {
          name: 'Upload-Metadata',
          in: 'header',
          required: true,
          description: `Base64 values of ${fieldsOf(schemaOf(`${endpoint.id} request`))
            .map((field) => field.name)
            .join(', ')}.`,
          schema: { type: 'string' },
        },
      ],
      responses: {
        201: { description: 'Created; `Location` is where the pieces go.' },
        403: { description: 'The credential is missing or has expired.' },
      },
    },
  };
}

/** Schemas that this one refers to, directly or through other schemas. */
function reachable(root: unknown): ReadonlyMap<string, JsonSchema> {
  const found = new Map<string, JsonSchema>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isSchema(value)) return;
    const name = nameIn(value);
    const schema = found.has(name) ? undefined : named.get(name);
    if (schema !== undefined) {
      found.set(name, schema);
      visit(schema);
    }
    Object.values(value).forEach(visit);
  };
  visit(root);
  return found;
}

const envelope = (code: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: {
    code,
    msg: { type: 'string', description: 'Ready to show, in the language of the request; may be empty.' },
    data: { type: 'null' },
  },
  required: ['code', 'msg'],
});

/** The whole contract as one OpenAPI document. */
export function openApi(): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const one of described) {
    const path = plainPath(one.call.path);
    paths[path] = { ...paths[path], [one.call.method.toLowerCase()]: operationOf(one) };
  }
  for (const one of catalogue.flatMap(({ endpoints }) => endpoints))
    paths[one.endpoint.path] = tusPathOf(one);
  const schemas = [...reachable(paths)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Stoa',
      version: '1.0.0',
      description:
        'The contract between the learner portal and its server: the 42 calls of the specification (S) and the extension (X). Every answer is an envelope; only code 200 is success.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: defaultSettings.host }],
    security: token,
    tags: catalogue.map(({ name }) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        accessToken: { type: 'apiKey', in: 'query', name: 'access_token' },
        bearer: { type: 'http', scheme: 'bearer' },
        guestToken: {
          type: 'apiKey',
          in: 'query',
          name: 'access_token',
          description: 'The token of an external exam, which reaches its attempts alone.',
        },
      },
      parameters: {
        DeviceModel: { name: 'DeviceModel', in: 'header', required: true, schema: { const: 'PC' } },
        AcceptLanguage: {
          name: 'Accept-Language',
          in: 'header',
          description: 'Language of `msg` and of texts.',
          schema: { type: 'string', default: 'zh-CN' },
        },
      },
      responses: {
        NoToken: {
          description: 'No token, or one that was never issued.',
          content: { 'application/json': { schema: envelope({ const: ErrorCode.NoToken }) } },
        },
        Failed: {
          description: 'The server or something before it failed.',
          content: { 'application/json': { schema: envelope({ type: 'integer' }) } },
        },
      },
      schemas: {
        Failure: {
          description: 'Any code but 200; 202 is an expired login.',
          ...envelope({ type: 'integer', not: { const: ErrorCode.Ok } }),
        },
        ...Object.fromEntries(schemas),
      },
    },
  };
}
