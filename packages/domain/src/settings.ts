import { LoginSourceType } from './enums/login.ts';
import { flagOr, readFields, textOr, type FieldReaders } from './rules/record.ts';

const appSourceTypes = [
  LoginSourceType.CollaborationSuite,
  LoginSourceType.KnowledgeSharing,
  LoginSourceType.OtherMessagingApp,
] as const;
type SourceTypeOfApp = (typeof appSourceTypes)[number];

/** Values that the specification leaves to each installation, read at run time. */
export interface RuntimeSettings {
  /** Base address of the calls, `{host}` in the specification. */
  readonly host: string;
  readonly productName: string;
  readonly productDomain: string;
  /** Path segments of the workplace apps, `{app-1}` to `{app-4}` in the specification. */
  readonly providerSegments: Readonly<Record<'app1' | 'app2' | 'app3' | 'app4', string>>;
  /**
   * Login source of each workplace app. The first app has none here, because its source is 1, 2 or 3 by the
   * `type` of the login.
   */
  readonly providerSourceTypes: Readonly<Record<'app2' | 'app3' | 'app4', SourceTypeOfApp>>;
  /** The partner's code in routes and page keys, `{PARTNER}` in the specification; case-sensitive. */
  readonly partnerCode: string;
  /** Key of the signature that changes every five seconds. */
  readonly signatureKey: string;
  /** Name of the object inside `data` of the video-cloud configuration. */
  readonly vodProviderKey: string;
  /** Tenant to use when the host names none. */
  readonly defaultDomain: string;
  /**
   * The calls that the back end has: all of `stoa`, the 42 of the `specification`, or those of a list, by
   * name such as `courseList`; `specification` in the list means the 42.
   */
  readonly calls: 'stoa' | 'specification' | readonly string[];
  /** Path on this origin of a module that adapts the calls to a back end of another shape; empty for none. */
  readonly adapter: string;
  /** Whether pictures may be loaded by `http:`; otherwise only by `https:` and from this host. */
  readonly httpPictures: boolean;
  /**
   * Codes of the back end where they differ from the contract's, as `InstallationValues` names them. They are
   * checked by `codeTranslation`, which an installation without own codes never loads.
   */
  readonly values: object | undefined;
  readonly companySetA: readonly number[];
  readonly companySetB: readonly number[];
  readonly tenantCodes: readonly string[];
}

export const defaultSettings: RuntimeSettings = Object.freeze({
  host: '/api',
  productName: 'Stoa',
  productDomain: 'stoa.local',
  providerSegments: { app1: 'app-1', app2: 'app-2', app3: 'app-3', app4: 'app-4' },
  providerSourceTypes: {
    app2: LoginSourceType.CollaborationSuite,
    app3: LoginSourceType.KnowledgeSharing,
    app4: LoginSourceType.OtherMessagingApp,
  },
  partnerCode: 'PARTNER',
  signatureKey: 'dev-signature-key',
  vodProviderKey: 'vod',
  defaultDomain: '',
  calls: 'stoa',
  adapter: '',
  httpPictures: false,
  values: undefined,
  companySetA: [],
  companySetB: [],
  tenantCodes: [],
});

// An empty name would make broken addresses, so it is taken as missing.
const nameOr = (value: unknown, fallback: string): string => textOr(value, '') || fallback;

function sourceTypeOr(value: unknown, fallback: SourceTypeOfApp): SourceTypeOfApp {
  return appSourceTypes.find((known) => known === value) ?? fallback;
}

const listOf =
  <Item>(isItem: (item: unknown) => item is Item) =>
  (value: unknown): readonly Item[] =>
    Array.isArray(value) ? value.filter((item) => isItem(item)) : [];
const numbers = listOf((item) => typeof item === 'number');
const texts = listOf((item) => typeof item === 'string');

const segments: FieldReaders<RuntimeSettings['providerSegments']> = {
  app1: nameOr,
  app2: nameOr,
  app3: nameOr,
  app4: nameOr,
};
const sourceTypes: FieldReaders<RuntimeSettings['providerSourceTypes']> = {
  app2: sourceTypeOr,
  app3: sourceTypeOr,
  app4: sourceTypeOr,
};

const readers: FieldReaders<RuntimeSettings> = {
  host: nameOr,
  productName: nameOr,
  productDomain: nameOr,
  providerSegments: (value, fallback) => readFields(segments, value, fallback),
  providerSourceTypes: (value, fallback) => readFields(sourceTypes, value, fallback),
  partnerCode: nameOr,
  signatureKey: nameOr,
  vodProviderKey: nameOr,
  defaultDomain: textOr,
  calls: (value) => (Array.isArray(value) ? texts(value) : value === 'specification' ? value : 'stoa'),
  adapter: textOr,
  httpPictures: flagOr,
  values: (value) => (typeof value === 'object' && value !== null ? value : undefined),
  companySetA: numbers,
  companySetB: numbers,
  tenantCodes: texts,
};

/**
 * Settings from the block in the page or from the settings file; missing or wrong ones keep their defaults.
 */
export const runtimeSettingsFrom = (source: unknown): RuntimeSettings =>
  readFields(readers, source, defaultSettings);
