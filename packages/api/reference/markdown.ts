import { ErrorCode } from '@stoa/domain';
import type { AnyCall } from '../src/contract/define.ts';
import { catalogue, entities, enumerations } from './catalogue.ts';
import type { Area, DescribedCall, DescribedEndpoint } from './catalogue.ts';
import { commonErrors, owners } from './facts.ts';
import { fieldsOf, nameIn, named, placeOf, schemaOf } from './openapi.ts';
import type { Field } from './openapi.ts';
import type { JsonSchema } from './schemas.ts';

const note = '<!-- Written by `npx -y pnpm@12 --filter @stoa/api openapi`. Change the contract instead. -->';

const titles: Readonly<Record<string, string>> = {
  ai: 'Assistant',
  certificate: 'Certificates',
  course: 'Courses',
  exam: 'Exams',
  mentor: 'Mentors',
  notification: 'Notifications',
  order: 'Orders',
  questionnaire: 'Questionnaires',
  review: 'Reviews',
  topic: 'Topics',
  certified: 'Certified manager',
  company: 'Company',
  config: 'Configuration',
  interact: 'Comments, notes and marks',
  live: 'Live streams',
  minimba: 'Mini-MBA',
  official: 'Official pages',
  ojt: 'Training at the workplace',
  omo: 'Blended classes',
  plan: 'Study centre, plans and credit',
  record: 'Study record',
  upload: 'Uploads',
  vip: 'VIP',
  workplace: 'Workplace apps',
};

export const titleOf = (area: string): string => titles[area] ?? area.charAt(0).toUpperCase() + area.slice(1);

const errorNames = new Map<number, string>(Object.entries(ErrorCode).map(([name, code]) => [code, name]));

const errorText = (code: number): string => `${code} ${errorNames.get(code) ?? ''}`;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** A link to the entry of a type on the page of types. */
const link = (name: string): string => `[${name}](types.md#${name.toLowerCase()})`;

function between(low: unknown, high: unknown, what: string): string[] {
  const min = typeof low === 'number' && low > 0 ? low : undefined;
  const max = typeof high === 'number' ? high : undefined;
  if (max !== undefined) return [min === undefined ? `≤ ${max}${what}` : `${min}–${max}${what}`];
  // A minimum of 1 is left out, because readers expect it.
  return min === undefined || min === 1 ? [] : [`≥ ${min}${what}`];
}

function limitsOf(schema: JsonSchema): string {
  const limits = [
    ...between(schema['minimum'], schema['maximum'], ''),
    ...between(schema['minLength'], schema['maxLength'], ' characters'),
    ...between(schema['minItems'], schema['maxItems'], ' entries'),
    ...(typeof schema['pattern'] === 'string' ? [`\`${schema['pattern']}\``] : []),
  ];
  return limits.length === 0 ? '' : ` (${limits.join(', ')})`;
}

/** A schema as one line of text. */
function typeText(schema: JsonSchema): string {
  if ('$ref' in schema) return link(nameIn(schema));
  if ('const' in schema) return `\`${JSON.stringify(schema['const'])}\``;
  if (Array.isArray(schema['enum'])) {
    return schema['enum'].map((member) => `\`${JSON.stringify(member)}\``).join(' or ');
  }
  const alternatives = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(alternatives)) return alternatives.filter(isSchema).map(typeText).join(' or ');
  if (Array.isArray(schema['type'])) return schema['type'].join(' or ');
  if (schema['type'] === 'array') {
    const items = isSchema(schema['items']) ? typeText(schema['items']) : 'pair';
    return `list of ${items}${limitsOf({ minItems: schema['minItems'], maxItems: schema['maxItems'] })}`;
  }
  if (schema['type'] === 'object') {
    const fields = fieldsOf(schema);
    if (isSchema(schema['additionalProperties']))
      return `${typeText(schema['additionalProperties'])} by name`;
    return fields.length === 0 ? 'nothing' : `{ ${fields.map(fieldText).join('; ')} }`;
  }
  const words: Readonly<Record<string, string>> = { string: 'text', boolean: 'flag', integer: 'integer' };
  const format = typeof schema['format'] === 'string' ? `${schema['format'].toUpperCase()} ` : '';
  if (schema['contentMediaType'] !== undefined) return 'file';
  return `${format}${words[String(schema['type'])] ?? 'number'}${limitsOf(schema)}`;
}

const fieldText = ({ name, schema, required }: Field): string =>
  `${name}${required ? '' : '?'}: ${typeText(schema)}`;

/** The answer of a list is described by its rows, because the other fields of a page are always the same. */
function answerText(call: AnyCall): string {
  const data = schemaOf(`${call.id} data`);
  const fields = data['$ref'] === undefined ? fieldsOf(data) : [];
  const names = fields.map(({ name }) => name).toSorted();
  const list = fields.find(({ name }) => name === 'list');
  if (list !== undefined && names.join() === 'list,pageNo,pageSize,pages,total') {
    const items = isSchema(list.schema['items']) ? list.schema['items'] : {};
    return `Page of ${typeText(items)}`;
  }
  return typeText(data);
}

const scopes = {
  none: 'nobody needs to be signed in',
  optional: 'with or without a session',
  session: 'session',
} as const satisfies Record<AnyCall['auth'], string>;

/**
 * Fields at the end of the list, because every list has the same paging and every idempotent call the same
 * key.
 */
const commonFields = new Set(['pageNo', 'pageSize', 'idemKey']);

function sectionOf(one: DescribedCall): string {
  const { call, name, about, owner, flag, role, errors = [] } = one;
  const fields = fieldsOf(schemaOf(`${call.id} request`));
  const parameters = [
    ...fields.filter((field) => !commonFields.has(field.name)),
    ...fields.filter((field) => commonFields.has(field.name)),
  ];
  const facts = [
    `**Who** ${role ?? (call.guest ? 'session, or the guest of an external exam' : scopes[call.auth])}`,
    `**Data** ${owners[owner]}`,
    ...(flag === undefined ? [] : [`**Flag** \`${flag}\``]),
    ...(call.background ? ['**Background** opens no dialog; outcomes travel in the data'] : []),
    ...(call.idempotent ? ['**Idempotent** by `idemKey`, safe to repeat'] : []),
  ];
  const rows = parameters.map(({ name: field, schema, required }) => [
    `\`${field}\``,
    placeOf(call, field),
    required ? 'yes' : '',
    typeText(schema),
  ]);
  return [
    `## ${name}`,
    `${call.id} · \`${call.method} ${call.path}\`${call.encoding === 'form' || call.encoding === 'multipart' ? ` · ${call.encoding}` : ''}`,
    about,
    facts.join(' · '),
    ...(rows.length === 0 ? [] : [table(['Parameter', 'In', 'Required', 'Type'], rows)]),
    ...(call.rawQuery === undefined
      ? []
      : [`\`${call.rawQuery}\` is the whole query, byte for byte, and no parameter in it.`]),
    `**Answer** ${answerText(call)}`,
    ...(errors.length === 0 ? [] : [`**Errors** ${errors.map(errorText).join(' · ')}`]),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const endpointSection = ({ endpoint, name, about, owner }: DescribedEndpoint): string =>
  [
    `## ${name}`,
    `${endpoint.id} · \`${endpoint.protocol} ${endpoint.path}\``,
    about,
    `**Data** ${owners[owner]}`,
    `**Metadata of the creation** ${typeText(schemaOf(`${endpoint.id} request`))}`,
    `**Header of every request** \`${endpoint.credentialHeader}\`: the credential of the metadata`,
  ].join('\n\n');

const anchor = (name: string): string => name.toLowerCase();

function areaPage(area: Area): string {
  const rows = [
    ...area.calls.map(({ call, name, about }) => [
      call.id,
      `[${name}](#${anchor(name)})`,
      `\`${call.method} ${call.path}\``,
      about,
    ]),
    ...area.endpoints.map(({ endpoint, name, about }) => [
      endpoint.id,
      `[${name}](#${anchor(name)})`,
      `\`${endpoint.protocol} ${endpoint.path}\``,
      about,
    ]),
  ];
  return [
    `# ${titleOf(area.name)}`,
    note,
    `\`@stoa/api/contract/${area.name}\``,
    table(['No', 'Call', 'Address', ''], rows),
    ...area.calls.map(sectionOf),
    ...area.endpoints.map(endpointSection),
  ].join('\n\n');
}

function typesPage(): string {
  const lists = enumerations
    .filter(({ name }) => name !== 'ErrorCode')
    .map(({ name, members }) =>
      [
        `### ${name}`,
        Object.entries(members)
          .map(([member, value]) => `\`${JSON.stringify(value)}\` ${member}`)
          .join(' · '),
      ].join('\n\n'),
    );
  const shapes = entities.map(({ name, about }) =>
    [
      `### ${name}`,
      about,
      table(
        ['Field', 'Required', 'Type'],
        fieldsOf(named.get(name) ?? {}).map((field) => [
          `\`${field.name}\``,
          field.required ? 'yes' : '',
          typeText(field.schema),
        ]),
      ),
    ].join('\n\n'),
  );
  return ['# Types', note, '## Data', ...shapes, '## Enumerations', ...lists].join('\n\n');
}

function indexPage(): string {
  const rows = catalogue.map(({ name, calls, endpoints }) => [
    `[${titleOf(name)}](${name}.md)`,
    [...calls.map((one) => one.name), ...endpoints.map((one) => one.name)]
      .map((call) => `\`${call}\``)
      .join(', '),
  ]);
  const codes = Object.entries(ErrorCode)
    .filter(([name]) => name !== 'Ok')
    .map(([name, code]) => [String(code), name]);
  return [
    '# API reference',
    note,
    'The contract between the portal and its server, written from its declarations in `packages/api/src/contract`. The same as one OpenAPI document: [openapi.json](../../packages/api/openapi.json). What another server has to keep besides: [backend.md](../backend.md).',
    '## Every call',
    [
      '- goes to `{host}` and its path, with the header `DeviceModel: PC` and `Accept-Language`, and with `access_token` in the query when there is a session;',
      '- answers `{ code, msg, data }`. Only 200 is success; 202 is an expired login, HTTP 401 no login. `msg` is ready to show;',
      '- that answers a page takes `pageNo` from 1 and `pageSize` up to 100, and answers `{ list, total, pageNo, pageSize, pages }`;',
      `- may answer ${commonErrors.map(errorText).join(', ')}, besides the codes that its entry names.`,
      `- that answers ${errorText(ErrorCode.Busy)} does so with HTTP 503, Retry-After and \`data\` \`{ place, retryAfterSeconds }\`: too many are waiting, and it may be sent again.`,
    ].join('\n'),
    '## Areas',
    table(['Area', 'Calls'], [...rows, ['[Types](types.md)', 'data and enumerations by name']]),
    '## Codes',
    table(['Code', 'Name'], codes),
  ].join('\n\n');
}

/** The pages of the reference by file name. */
export function referencePages(): ReadonlyMap<string, string> {
  return new Map([
    ['README.md', `${indexPage()}\n`],
    ...catalogue.map((area): [string, string] => [`${area.name}.md`, `${areaPage(area)}\n`]),
    ['types.md', `${typesPage()}\n`],
  ]);
}
