import { JobLevel, VipStatus } from '../enums/account.ts';
import { LoginKind, LoginSourceType } from '../enums/login.ts';
import { ownField } from '../kernel/ownField.ts';

/** A code as a back end writes it. */
export type Code = number | string;

/** The codes of a back end for the values of an enumeration. */
export type CodesOf<Enumeration> = Readonly<Record<keyof Enumeration, Code>>;

/** The codes that the specification leaves to each installation. */
export interface InstallationValues {
  /** Whether a person has, or had, a VIP membership. */
  readonly vipStatus: CodesOf<typeof VipStatus>;
  /** Kinds of logins. */
  readonly loginKind: CodesOf<typeof LoginKind>;
  /** Origins of a login. */
  readonly loginSourceType: CodesOf<typeof LoginSourceType>;
  /** Levels of jobs. */
  readonly jobLevel: CodesOf<typeof JobLevel>;
  /** The kind of device that a login names; specification point 7.5 fixes that of the company's information. */
  readonly deviceType: Code;
}

/** The codes of the contract, which apply where an installation sets none. */
export const defaultValues: InstallationValues = Object.freeze({
  vipStatus: VipStatus,
  loginKind: LoginKind,
  loginSourceType: LoginSourceType,
  jobLevel: JobLevel,
  deviceType: 5,
});

const isCode = (value: unknown): value is Code =>
  Number.isSafeInteger(value) || (typeof value === 'string' && value !== '' && value.length <= 64);
const codeOr = (value: unknown, fallback: Code): Code => (isCode(value) ? value : fallback);

/** The codes of one enumeration; a set in which two values have the same code keeps its defaults. */
function codesFrom<Codes extends Readonly<Record<string, Code>>>(source: unknown, fallback: Codes): Codes {
  const read = Object.fromEntries(
    Object.entries(fallback).map(([name, code]) => [name, codeOr(ownField(source, name), code)]),
  );
  const codes = Object.values(read).map(String);
  return new Set(codes).size === codes.length ? { ...fallback, ...read } : fallback;
}

/** The codes that an installation sets; missing or wrong ones keep their defaults. */
export function installationValuesFrom(source: unknown): InstallationValues {
  const { vipStatus, loginKind, loginSourceType, jobLevel, deviceType } = defaultValues;
  return {
    vipStatus: codesFrom<CodesOf<typeof VipStatus>>(ownField(source, 'vipStatus'), vipStatus),
    loginKind: codesFrom<CodesOf<typeof LoginKind>>(ownField(source, 'loginKind'), loginKind),
    loginSourceType: codesFrom<CodesOf<typeof LoginSourceType>>(
      ownField(source, 'loginSourceType'),
      loginSourceType,
    ),
    jobLevel: codesFrom<CodesOf<typeof JobLevel>>(ownField(source, 'jobLevel'), jobLevel),
    deviceType: codeOr(ownField(source, 'deviceType'), deviceType),
  };
}

/** Turns the codes of a back end into those of the contract, and back. */
export interface CodeTranslation {
  /**
   * Translates the data of an answer. A code that is not in the back end's set becomes `undefined`, so that the
   * field's default applies.
   */
  readonly read: (data: unknown) => unknown;
  /** The fields of a request. */
  readonly send: (fields: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** The fields that contain the codes, in answers and in requests. */
const fieldsOf = {
  vipStatus: ['vipStatus'],
  loginKind: ['loginKind', 'loginTypes'],
  loginSourceType: ['sourceType', 'ssoType'],
  jobLevel: ['jobLevel', 'jobLevels'],
} as const satisfies Partial<Record<keyof InstallationValues, readonly string[]>>;

type Table = ReadonlyMap<string, Code>;

/** Tables from one side's codes to the other's by field; only for enumerations whose codes differ. */
function tablesOf(values: InstallationValues): Record<'reading' | 'sending', ReadonlyMap<string, Table>> {
  const reading = new Map<string, Table>();
  const sending = new Map<string, Table>();
  for (const kind of ['vipStatus', 'loginKind', 'loginSourceType', 'jobLevel'] as const) {
    const theirs = new Map(Object.entries(values[kind]));
    const pairs = Object.entries(defaultValues[kind]).map(
      ([name, ours]) => [ours, theirs.get(name) ?? ours] as const,
    );
    if (pairs.every(([ours, their]) => ours === their)) continue;
    for (const field of fieldsOf[kind]) {
      reading.set(field, new Map(pairs.map(([ours, their]) => [String(their), ours])));
      sending.set(field, new Map(pairs.map(([ours, their]) => [String(ours), their])));
    }
  }
  return { reading, sending };
}

const translated = (value: unknown, table: Table): unknown =>
  isCode(value) ? table.get(String(value)) : value;

function walk(value: unknown, tables: ReadonlyMap<string, Table>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => walk(item, tables));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, held]: [string, unknown]) => {
      const table = tables.get(field);
      if (!table) return [field, walk(held, tables)];
      if (!Array.isArray(held)) return [field, translated(held, table)];
      const codes = held.map((item: unknown) => translated(item, table));
      return [field, codes.filter((code) => code !== undefined)];
    }),
  );
}

/**
 * The translation for an installation's `values`; see `installationValuesFrom` for how wrong ones are
 * handled.
 */
export function codeTranslation(source: unknown): CodeTranslation {
  const values = installationValuesFrom(source);
  const { reading, sending } = tablesOf(values);
  return {
    read: (data) => (reading.size === 0 ? data : walk(data, reading)),
    send: (fields) =>
      Object.fromEntries(
        Object.entries(fields).map(([field, value]) => {
          // The call for the company's information sends `loginType` beside it, and the specification names both.
          if (field === 'deviceType' && !('loginType' in fields)) return [field, values.deviceType];
          const table = sending.get(field);
          return [field, table && isCode(value) ? (table.get(String(value)) ?? value) : value];
        }),
      ),
  };
}
