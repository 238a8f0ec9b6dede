import { LoginSourceType } from './enums/login.ts';
import { ownField, textOr } from './rules/record.ts';

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
   * Which calls the back end answers: all of `stoa`, the 42 of the `specification`, or those of a list, by name
   * such as `courseList`; `specification` in the list stands for the 42.
   */
  readonly calls: 'stoa' | 'specification' | readonly string[];
  /**
   * Path on this origin of a module that fits the calls to a back end of another shape; empty for none.
   */
  readonly adapter: string;
  /** Whether pictures may come by `http:`; otherwise by `https:` and from this host only. */
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
  providerSegments: Object.freeze({ app1: 'app-1', app2: 'app-2', app3: 'app-3', app4: 'app-4' }),
  providerSourceTypes: Object.freeze({
    app2: LoginSourceType.CollaborationSuite,
    app3: LoginSourceType.KnowledgeSharing,
    app4: LoginSourceType.OtherMessagingApp,
  }),
  partnerCode: 'PARTNER',
  signatureKey: 'dev-signature-key',
  vodProviderKey: 'vod',
  defaultDomain: '',
  calls: 'stoa',
  adapter: '',
  httpPictures: false,
  values: undefined,
  companySetA: Object.freeze([]),
  companySetB: Object.freeze([]),
  tenantCodes: Object.freeze([]),
});

// An empty name would make broken addresses, so it is taken as missing.
const nameOr = (value: unknown, fallback: string): string => textOr(value, '') || fallback;

function sourceTypeOr(value: unknown, fallback: SourceTypeOfApp): SourceTypeOfApp {
  return appSourceTypes.find((known) => known === value) ?? fallback;
}

const listOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): readonly Item[] =>
  Array.isArray(value) ? value.filter((item) => isItem(item)) : [];
const isNumber = (item: unknown): item is number => typeof item === 'number';
const isText = (item: unknown): item is string => typeof item === 'string';

const objectOr = (value: unknown): object | undefined =>
  typeof value === 'object' && value !== null ? value : undefined;

function callsOr(value: unknown, fallback: RuntimeSettings['calls']): RuntimeSettings['calls'] {
  if (value === 'stoa' || value === 'specification') return value;
  return Array.isArray(value) ? listOf(value, isText) : fallback;
}

/** Settings from the block in the page or the settings file; what is missing or wrong keeps its default. */
export function runtimeSettingsFrom(source: unknown): RuntimeSettings {
  const { providerSegments, providerSourceTypes } = defaultSettings;
  const text = (
    key: 'host' | 'productName' | 'productDomain' | 'partnerCode' | 'signatureKey' | 'vodProviderKey',
  ) => nameOr(ownField(source, key), defaultSettings[key]);
  const segment = (app: keyof typeof providerSegments) =>
    nameOr(ownField(ownField(source, 'providerSegments'), app), providerSegments[app]);
  const sourceType = (app: keyof typeof providerSourceTypes) =>
    sourceTypeOr(ownField(ownField(source, 'providerSourceTypes'), app), providerSourceTypes[app]);
  return {
    host: text('host'),
    productName: text('productName'),
    productDomain: text('productDomain'),
    providerSegments: {
      app1: segment('app1'),
      app2: segment('app2'),
      app3: segment('app3'),
      app4: segment('app4'),
    },
    providerSourceTypes: { app2: sourceType('app2'), app3: sourceType('app3'), app4: sourceType('app4') },
    partnerCode: text('partnerCode'),
    signatureKey: text('signatureKey'),
    vodProviderKey: text('vodProviderKey'),
    defaultDomain: textOr(ownField(source, 'defaultDomain'), defaultSettings.defaultDomain),
    calls: callsOr(ownField(source, 'calls'), defaultSettings.calls),
    adapter: textOr(ownField(source, 'adapter'), defaultSettings.adapter),
    httpPictures: ownField(source, 'httpPictures') === true,
    values: objectOr(ownField(source, 'values')),
    companySetA: listOf(ownField(source, 'companySetA'), isNumber),
    companySetB: listOf(ownField(source, 'companySetB'), isNumber),
    tenantCodes: listOf(ownField(source, 'tenantCodes'), isText),
  };
}
