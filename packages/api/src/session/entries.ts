import {
  Definition,
  globalConfigFrom,
  isValueOf,
  ListLayout,
  LoginSourceType,
  ReferrerType,
} from '@stoa/domain';
import type { GlobalConfig } from '@stoa/domain';
import type { VodConfig } from '../contract/types/company.ts';
import { isRecord } from '../record.ts';

/** The position at which this device has left an item. */
export interface ContinuedView {
  readonly position: number;
  readonly updatedTime: number;
}

/** Entries that the browser caches besides the user information (specification point 9). */
export interface CacheEntries {
  loginSourceType: LoginSourceType;
  referrerType: ReferrerType;
  globalConfig: GlobalConfig;
  vodConfig: Readonly<VodConfig> | undefined;
  listTypography: ListLayout;
  playerTag: string;
  currentPlayerTag: string;
  currentCourseName: string;
  playerDefinition: Definition;
  playerRate: number;
  /** Positions by item id. */
  continuedViewTime: Readonly<Record<string, ContinuedView>>;
  /** Screen switches by exam id. */
  examSwitchMap: Readonly<Record<string, number>>;
}

export interface EntryRule<Value> {
  readonly initial: Value;
  /**
   * Reads a stored value; `undefined` when it does not belong to this entry, which is then dropped and has
   * its initial value.
   */
  readonly read: (stored: unknown) => Value | undefined;
  /** Whether the entry belongs to the person, so that it is cleared on login, logout and expiry. */
  readonly personal?: true;
  /** Whether the entry is removed from storage when the page unloads (specification point 4). */
  readonly untilUnload?: true;
}

const textOf = (stored: unknown): string | undefined =>
  typeof stored === 'string' && stored.length <= 500 ? stored : undefined;

const oneOf =
  <Value extends number | string>(values: Readonly<Record<string, Value>>) =>
  (stored: unknown): Value | undefined =>
    isValueOf(values, stored) ? stored : undefined;

/**
 * The values of the enumerations are written out, because importing the enumerations would add their files to
 * the first load of the login page.
 */
export const definitions = {
  Auto: Definition.Auto,
  Ld: Definition.Ld,
  Sd: Definition.Sd,
  Hd: Definition.Hd,
  Fhd: Definition.Fhd,
} as const;
export const listLayouts = { Table: ListLayout.Table, Card: ListLayout.Card } as const;

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const isId = (key: string): boolean => /^\d{1,16}$/.test(key);

/** Keeps the valid parts of a map by id; a stored `__proto__` or a wrong value is left out. */
const mapOf =
  <Value>(isValue: (value: unknown) => value is Value) =>
  (stored: unknown): Readonly<Record<string, Value>> | undefined => {
    if (!isRecord(stored)) return undefined;
    const kept: Record<string, Value> = {};
    for (const [key, value] of Object.entries(stored)) if (isId(key) && isValue(value)) kept[key] = value;
    return kept;
  };

const isView = (value: unknown): value is ContinuedView =>
  isRecord(value) && isAmount(value['position']) && isAmount(value['updatedTime']);

const isVodConfig = (value: unknown): value is VodConfig =>
  isRecord(value) && typeof value['appKey'] === 'string';

export const entryRules: { readonly [Key in keyof CacheEntries]: EntryRule<CacheEntries[Key]> } = {
  loginSourceType: {
    initial: LoginSourceType.Normal,
    read: oneOf(LoginSourceType),
    personal: true,
    untilUnload: true,
  },
  referrerType: { initial: ReferrerType.Normal, read: oneOf(ReferrerType), untilUnload: true },
  globalConfig: {
    initial: globalConfigFrom(undefined),
    read: (stored) => (isRecord(stored) ? globalConfigFrom(stored) : undefined),
    personal: true,
  },
  vodConfig: {
    initial: undefined,
    read: (stored) => (isVodConfig(stored) ? stored : undefined),
    personal: true,
  },
  listTypography: { initial: ListLayout.Card, read: oneOf(listLayouts) },
  playerTag: { initial: '', read: textOf, personal: true, untilUnload: true },
  currentPlayerTag: { initial: '', read: textOf, personal: true, untilUnload: true },
  currentCourseName: { initial: '', read: textOf, personal: true },
  playerDefinition: { initial: Definition.Auto, read: oneOf(definitions) },
  playerRate: {
    initial: 1,
    read: (stored) => (isAmount(stored) && stored >= 0.25 && stored <= 4 ? stored : undefined),
  },
  continuedViewTime: { initial: {}, read: mapOf(isView), personal: true },
  examSwitchMap: { initial: {}, read: mapOf(isAmount), personal: true },
};

export type EntryKey = keyof CacheEntries;

const isEntryKey = (key: string): key is EntryKey => Object.hasOwn(entryRules, key);

export const entryKeys: readonly EntryKey[] = Object.keys(entryRules).filter(isEntryKey);
