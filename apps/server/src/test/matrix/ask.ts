import { pathOf } from '@stoa/conformance';
import type { AnyCall } from '@stoa/api/contract/define';
import { ErrorCode } from '@stoa/domain';
import type { Cell } from './cells.ts';
import type { Asked } from './run.ts';

export interface Told {
  readonly status: number;
  readonly code: unknown;
  readonly msg: unknown;
  readonly data: unknown;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const pairs = (fields: Cell['fields'], wanted: (name: string) => boolean): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]) =>
    wanted(name) && value !== undefined ? [[name, asText(value)]] : [],
  );

const isInQuery = (call: AnyCall, name: string): boolean =>
  call.encoding === 'query' || call.queryKeys?.includes(name) === true || call.rawQuery === name;

function bodyOf(call: AnyCall, fields: Cell['fields']): RequestInit & { type?: string } {
  const isInBody = (name: string) => !isInQuery(call, name) && call.headerKeys?.includes(name) !== true;
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => isInBody(name)));
  switch (call.encoding) {
    case 'json':
      return { body: JSON.stringify(rest), type: 'application/json' };
    case 'form':
      return {
        body: new URLSearchParams(pairs(rest, () => true)).toString(),
        type: 'application/x-www-form-urlencoded',
      };
    case 'multipart': {
      const body = new FormData();
      for (const [name, value] of Object.entries(rest)) {
        body.append(name, value instanceof Blob ? value : asText(value));
      }
      return { body };
    }
    case 'query':
    case 'none':
      return {};
    default:
      return call.encoding satisfies never;
  }
}

/** The answer without the signatures of media addresses, which change with time. */
const unsigned = (text: string): string => text.replaceAll(/\/media\/[\w-]+\//g, '/media/');

/** Makes the call of a cell; parameters may occur twice, which no client of ours does. */
export async function ask(app: Asked, call: AnyCall, cell: Cell, token: string | undefined): Promise<Told> {
  const query = new URLSearchParams([
    ...pairs(cell.fields, (name) => isInQuery(call, name)).flatMap(([name, value]) =>
      name === call.rawQuery ? [...new URLSearchParams(value)] : [[name, value]],
    ),
    ...cell.added.map(([name, value]) => [name, value]),
    ...(token === undefined ? [] : [['access_token', token]]),
  ]);
  const { type, ...body } = bodyOf(call, cell.fields);
  const { PROVIDER_SEGMENTS } = app.server.services.settings;
  const response = await fetch(`${app.url}/api${pathOf(call.path, PROVIDER_SEGMENTS)}?${query.toString()}`, {
    method: call.method,
    headers: {
      DeviceModel: 'PC',
      ...(type === undefined ? {} : { 'content-type': type }),
      ...Object.fromEntries(pairs(cell.fields, (name) => call.headerKeys?.includes(name) === true)),
    },
    ...body,
  });
  if (response.headers.get('content-type')?.startsWith('text/event-stream') === true) {
    return { status: response.status, code: ErrorCode.Ok, msg: '', data: await response.text() };
  }
  const { code, msg, data }: Record<string, unknown> = JSON.parse(unsigned(await response.text()));
  return { status: response.status, code, msg, data };
}
