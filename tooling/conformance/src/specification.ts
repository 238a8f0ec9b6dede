import type { AnyCall } from '@stoa/api/contract/define';
import { entriesOf, isSchema, partOf } from '@stoa/api/contract/schema';
import { otherForms } from '@stoa/api/contract/types/wire';
import { vodConfig } from '@stoa/api/contract/types/company';
import { ErrorCode } from '@stoa/domain';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import type { Envelope } from './envelope.ts';
import type { Answer } from './send.ts';
import type { Difference } from './shape.ts';

const fault = (path: string, text: string): Difference => ({ weight: 'fault', path, text });
const note = (path: string, text: string): Difference => ({ weight: 'note', path, text });

const flags = [
  'knowledgeModule',
  'showVipPaidCourseFlg',
  'showWannaLearnFlg',
  'showSharingRewardsFlg',
  'showSearchCourseFlg',
  'showRecommendCourseFlg',
  'showAiChatFlg',
  'hidePCFooter',
  'hidePCHeader',
  'hideCourseComment',
  'hideCourseStudyNum',
  'hideCourseCollect',
  'privateFileServer',
  'hideMyOrder',
];

/** The fields that the specification names of an answer (points 3 and 7), by call. */
const named: Readonly<Record<string, readonly string[]>> = {
  S9: ['logo', 'fontSize', 'companyName'],
  S17: flags,
  S18: [
    'name',
    'deep',
    'slogan',
    'logoUrl',
    'backgroundUrl',
    'bottomDescription',
    'showDownloadButton',
    'colorPrimary',
    'loginTypes',
    'companyId',
    'tabLogoUrl',
    'tabTitle',
  ],
  S35: [
    'faceImg',
    'realName',
    'hideVipModule',
    'vipStatus',
    'vipExpireTime',
    'allowCreateKnowledge',
    'compulsoryCredit',
    'electiveCredit',
    'switchFlg',
    'lecturer',
    'mentor',
    'admin',
  ],
};

/** The calls that answer a new session, which is one by its token (specification point 3). */
const logins: ReadonlySet<string> = new Set(['S8', 'S30', 'S31', 'S32', 'S36', 'S39', 'S40', 'S41', 'S42']);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const strictOf = (schema: GenericSchema): GenericSchema => {
  const strict = partOf(schema, 'strict');
  return isSchema(strict) ? strict : schema;
};

function differenceOf(schema: GenericSchema, value: unknown, path: string): readonly Difference[] {
  if (value === undefined || value === null)
    return [note(path, 'is not there; the portal takes its default')];
  const strict = strictOf(schema);
  if (v.is(strict, value)) return [];
  if (otherForms(value).some((form) => v.is(strict, form))) {
    return [note(path, `is written as ${typeof value}; the portal reads it as it is meant`)];
  }
  return [fault(path, `is ${Array.isArray(value) ? 'a list' : typeof value}, which the portal cannot read`)];
}

function fieldsIn(
  entries: ReadonlyMap<string, GenericSchema>,
  names: readonly string[],
  data: unknown,
  path: string,
): readonly Difference[] {
  if (!isObject(data)) return [note(path, 'is no object; the portal takes the defaults of its fields')];
  return names.flatMap((name) => {
    const schema = entries.get(name);
    const value: unknown = Object.getOwnPropertyDescriptor(data, name)?.value;
    return schema === undefined ? [] : differenceOf(schema, value, `${path}.${name}`);
  });
}

/** The configuration of the video cloud, inside an object with the provider's name (specification point 7.3). */
function videoCloudIn(data: unknown): readonly Difference[] {
  const [provider] = isObject(data) ? Object.entries(data).filter(([, value]) => isObject(value)) : [];
  if (provider === undefined) return [note('data', 'names no provider; nobody can upload a film')];
  const entries = entriesOf(vodConfig);
  return fieldsIn(entries, [...entries.keys()], provider[1], `data.${provider[0]}`);
}

/**
 * The differences between the data of an answer and what the specification says about it; for most calls it
 * says nothing.
 */
export function namedIn({ id, data: schema }: AnyCall, data: unknown): readonly Difference[] {
  if (id === 'S16') return videoCloudIn(data);
  if (logins.has(id)) {
    const token: unknown = isObject(data) ? Reflect.get(data, 'access_token') : undefined;
    const hasToken = typeof token === 'string' && token !== '';
    return hasToken ? [] : [fault('data.access_token', 'is not there, so nobody is logged in')];
  }
  const names = named[id];
  return names === undefined ? [] : fieldsIn(entriesOf(schema), names, data, 'data');
}

/** Reads an envelope by specification points 7 and 8, which define no HTTP status but 401. */
export function bareEnvelopeOf({ status, body, problem }: Answer): {
  readonly envelope?: Envelope;
  readonly differences: readonly Difference[];
} {
  if (status === 401) return { envelope: { code: ErrorCode.NoToken, msg: '', data: null }, differences: [] };
  if (problem !== undefined) return { differences: [fault('', `HTTP ${status}, ${problem}`)] };
  if (!isObject(body)) return { differences: [fault('', `HTTP ${status}, the body is no envelope`)] };
  const [code, msg]: unknown[] = [Reflect.get(body, 'code'), Reflect.get(body, 'msg')];
  if (typeof code !== 'number') return { differences: [fault('code', 'is no number')] };
  const lacking = [
    ...(typeof msg === 'string'
      ? []
      : [note('msg', 'is no text; of an error the portal says that it was one')]),
    ...('data' in body ? [] : [note('data', 'is missing; the portal takes it for null')]),
  ];
  return {
    envelope: { code, msg: typeof msg === 'string' ? msg : '', data: Reflect.get(body, 'data') },
    differences: lacking,
  };
}
