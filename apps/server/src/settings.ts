import { isAbsolute, resolve } from 'node:path';
import { Refusal } from './refusal.ts';

interface Setting<T> {
  readonly fallback: string;
  /** Completes the sentence "PORT must be …". */
  readonly expects: string;
  readonly meaning: string;
  /** The value, or undefined when the text is not valid. */
  read(text: string): T | undefined;
}

const setting = <T>(value: Setting<T>): Setting<T> => value;

const whole = (min: number, max: number) => (text: string) => {
  const value = /^-?\d{1,12}$/.test(text) ? Number(text) : undefined;
  return value !== undefined && value >= min && value <= max ? value : undefined;
};
const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined);
const flag = (text: string) => (text === '1' ? true : text === '0' ? false : undefined);
const names = (text: string): readonly string[] | undefined => {
  const list = text.split(',').map((name) => name.trim().toLowerCase());
  if (text === '') return [];
  return list.every((name) => /^[a-z0-9.*-]{1,253}$/.test(name)) ? list : undefined;
};

function jsonObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads `1003:hidePCHeader=true;1001:showAiChatFlg=false`. */
function flagOverrides(text: string): ReadonlyMap<number, Readonly<Record<string, boolean>>> | undefined {
  const overrides = new Map<number, Record<string, boolean>>();
  for (const part of text.split(';').filter((piece) => piece !== '')) {
    const found = /^(\d{1,9}):([a-zA-Z]{1,40})=(true|false)$/.exec(part.trim());
    const [, companyId, name, value] = found ?? [];
    if (companyId === undefined || name === undefined) return undefined;
    overrides.set(Number(companyId), { ...overrides.get(Number(companyId)), [name]: value === 'true' });
  }
  return overrides;
}

function segments(text: string): readonly [string, string, string, string] | undefined {
  const [app1, app2, app3, app4, ...more] = text.split(',');
  const list = [app1, app2, app3, app4];
  const good = more.length === 0 && list.every((part) => part !== undefined && /^[\w-]{1,64}$/.test(part));
  return good && app1 && app2 && app3 && app4 ? [app1, app2, app3, app4] : undefined;
}

function origin(text: string): string | undefined {
  if (text === '') return '';
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.origin === text.replace(/\/$/, '') ? url.origin : undefined;
}

/** The private file server of a company, and the key with which both sides sign. */
export interface PrivateFileServer {
  readonly address: string;
  readonly key: string;
}

/** Reads `1003=https://files.qinghe.example/upload|a-key-of-both-sides`. */
function fileServers(text: string): ReadonlyMap<number, PrivateFileServer> | undefined {
  const servers = new Map<number, PrivateFileServer>();
  for (const part of text.split(';').filter((piece) => piece !== '')) {
    const [, companyId, address, key] =
      /^(\d{1,9})=(https?:\/\/[^|\s]+)\|(\S{16,256})$/.exec(part.trim()) ?? [];
    if (companyId === undefined || address === undefined || key === undefined) return undefined;
    if (!URL.canParse(address)) return undefined;
    servers.set(Number(companyId), { address, key });
  }
  return servers;
}

/** Every setting of the server, for the program, its checks and the table in docs/settings.md. */
export const settingsTable = {
  PORT: setting({
    fallback: '4600',
    expects: 'a port number from 0 to 65535',
    meaning: 'Port of portal, API and media.',
    read: whole(0, 65_535),
  }),
  HOST: setting({
    fallback: '127.0.0.1',
    expects: 'an address or a host name',
    meaning: 'Address to listen on; `0.0.0.0` for all.',
    read: matching(/^[\w.:-]{1,253}$/),
  }),
  DATA_DIR: setting({
    fallback: './.data',
    expects: 'a folder',
    meaning:
      'Folder of the embedded database and of uploads; relative to the folder the program was started for.',
    read: matching(/^[^\0]{1,4096}$/),
  }),
  DATABASE_URL: setting({
    fallback: '',
    expects: 'an address such as postgres://user:password@host:5432/name',
    meaning: 'A PostgreSQL to use instead of the embedded database.',
    read: (text) =>
      text === '' || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) ? text : undefined,
  }),
  DATABASE_POOL: setting({
    fallback: '10',
    expects: 'a whole number of connections, 1 to 1000',
    meaning: 'Connections to PostgreSQL for calls and jobs of one process; three more are for itself.',
    read: whole(1, 1000),
  }),
  SEED_DATE: setting({
    fallback: 'today',
    expects: 'a day such as 2026-03-01, or today',
    meaning: 'Day that all times of the demo data are counted from.',
    read: (text) =>
      text === 'today' || (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)))
        ? text
        : undefined,
  }),
  DEV_ECHO_SMS: setting({
    fallback: '0',
    expects: '0 or 1',
    meaning: '1 answers SMS codes as `devCode`; for development.',
    read: flag,
  }),
  HTTP_PICTURES: setting({
    fallback: '0',
    expects: '0 or 1',
    meaning: '1 lets pictures come by `http:` as well, which anybody on the way can read and change.',
    read: flag,
  }),
  DEMO_PROVIDERS: setting({
    fallback: 'auto',
    expects: '0, 1 or auto',
    meaning:
      '1 writes SMS codes to the log and lets people be picked on a page for single sign-on and workplace apps; 0 closes these logins; auto is 1 where only this machine can reach the server.',
    read: (text) => (text === 'auto' ? text : flag(text)),
  }),
  DEFAULT_DOMAIN: setting({
    fallback: '',
    expects: 'a domainName such as sunrise',
    meaning: 'Tenant of a host that names none.',
    read: matching(/^[a-z0-9-]{0,63}$/),
  }),
  FLAG_OVERRIDES: setting({
    fallback: '',
    expects: 'a list such as 1003:hidePCHeader=true;1001:showAiChatFlg=false',
    meaning: 'Feature flags of companies that replace the stored ones.',
    read: flagOverrides,
  }),
  CLOCK_OFFSET_SECONDS: setting({
    fallback: '0',
    expects: 'a whole number of seconds',
    meaning: 'Moves the server clock, to try out due dates and expiry.',
    read: whole(-1_000_000_000, 1_000_000_000),
  }),
  PROVIDER_SEGMENTS: setting({
    fallback: 'app-1,app-2,app-3,app-4',
    expects: 'four path segments with commas between them',
    meaning: 'Path segments {app-1} to {app-4} of the workplace apps.',
    read: segments,
  }),
  PARTNER_CODE: setting({
    fallback: 'PARTNER',
    expects: 'an upper-case code such as PARTNER',
    meaning: '{PARTNER} in routes and page keys.',
    read: matching(/^[A-Z][A-Z0-9_]{0,31}$/),
  }),
  SIGNATURE_KEY: setting({
    fallback: 'dev-signature-key',
    expects: '1 to 256 characters',
    meaning: '{key} of the 5-second signature.',
    read: matching(/^.{1,256}$/u),
  }),
  VOD_PROVIDER_KEY: setting({
    fallback: 'vod',
    expects: 'a name of letters, digits, - and _',
    meaning: 'Name of the object inside the video-cloud configuration.',
    read: matching(/^[\w-]{1,64}$/),
  }),
  PRODUCT_NAME: setting({
    fallback: 'Stoa',
    expects: '1 to 80 characters',
    meaning: 'Product name in the default tab title.',
    read: matching(/^\S.{0,79}$/u),
  }),
  PRODUCT_DOMAIN: setting({
    fallback: 'stoa.local',
    expects: 'a domain such as stoa.example',
    meaning: "The product's own domain, below which the whole prefix is the tenant.",
    read: matching(/^[a-z0-9.-]{1,253}$/),
  }),
  TRUST_PROXY: setting({
    fallback: '0',
    expects: 'the number of proxies in front, 0 to 5',
    meaning: 'Proxies whose X-Forwarded-For and X-Forwarded-Host are believed.',
    read: whole(0, 5),
  }),
  PUBLIC_ORIGIN: setting({
    fallback: '',
    expects: 'an origin such as https://learn.example',
    meaning: 'Origin that people see, when it is not the one the server listens on.',
    read: origin,
  }),
  TENANT_HOSTS: setting({
    fallback: '',
    expects: 'host names with commas between them, such as *.learn.example',
    meaning: 'Hosts that are answered; empty for all.',
    read: names,
  }),
  CALLS_PER_MINUTE: setting({
    fallback: '1200',
    expects: 'a whole number of calls, 0 for no bound',
    meaning: 'Calls that one session may make in a minute; five times as many for one address without.',
    read: whole(0, 1_000_000),
  }),
  PRIVATE_FILE_SERVERS: setting({
    fallback: '',
    expects: 'a list such as 1003=https://files.example/upload|a-key-of-16-characters-or-more',
    meaning:
      'File servers of companies with `privateFileServer`, and the key that upload tokens for them are signed with; this server plays those that are missing.',
    read: fileServers,
  }),
  UPLOAD_QUOTA_GB: setting({
    fallback: '100',
    expects: 'a whole number of gigabytes, 0 for no bound',
    meaning: 'Room for all uploads of one company.',
    read: whole(0, 1_000_000),
  }),
  FFMPEG: setting({
    fallback: 'auto',
    expects: '0, auto or the path of the program ffmpeg',
    meaning:
      'Program that makes uploaded films into streams of several qualities; auto looks for it, 0 plays films as they came. `ffprobe` lies beside it.',
    read: matching(/^(0|auto|\/[^\0]{1,4096})$/),
  }),
  METRICS_TOKEN: setting({
    fallback: '',
    expects: 'at least 16 characters without spaces',
    meaning: 'Bearer token that `/metrics` demands; without one there is no such page.',
    read: matching(/^(\S{16,256})?$/),
  }),
  PORTAL_SETTINGS: setting({
    fallback: '{}',
    expects: 'a JSON object such as {"companySetA":[1001]}',
    meaning: 'What the portal is told besides, field by field as in stoa.config.json.',
    read: jsonObject,
  }),
} as const;

type Table = typeof settingsTable;
export type SettingName = keyof Table;
export type Settings = {
  readonly [Name in SettingName]: Exclude<ReturnType<Table[Name]['read']>, undefined | 'auto'>;
};

function readOne<T>(name: string, one: Setting<T>, env: NodeJS.ProcessEnv): T {
  const text = env[name] ?? one.fallback;
  const value = one.read(text);
  if (value === undefined) throw new Refusal(`${name} must be ${one.expects}, but it is "${text}".`);
  return value;
}

const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);

/**
 * Reads the settings from the environment; a bad value aborts the start with the setting's name and is never
 * replaced by the default.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const t = settingsTable;
  const HOST = readOne('HOST', t.HOST, env);
  const TRUST_PROXY = readOne('TRUST_PROXY', t.TRUST_PROXY, env);
  const demo = readOne('DEMO_PROVIDERS', t.DEMO_PROVIDERS, env);
  return {
    PORT: readOne('PORT', t.PORT, env),
    HOST,
    DATA_DIR: folderOf(readOne('DATA_DIR', t.DATA_DIR, env), env),
    DATABASE_URL: readOne('DATABASE_URL', t.DATABASE_URL, env),
    DATABASE_POOL: readOne('DATABASE_POOL', t.DATABASE_POOL, env),
    SEED_DATE: readOne('SEED_DATE', t.SEED_DATE, env),
    DEV_ECHO_SMS: readOne('DEV_ECHO_SMS', t.DEV_ECHO_SMS, env),
    HTTP_PICTURES: readOne('HTTP_PICTURES', t.HTTP_PICTURES, env),
    // With `auto` only on the local machine, because everybody who can open the demo provider's pages can
    // sign in as anybody.
    DEMO_PROVIDERS: demo === 'auto' ? isLoopback(HOST) && TRUST_PROXY === 0 : demo,
    DEFAULT_DOMAIN: readOne('DEFAULT_DOMAIN', t.DEFAULT_DOMAIN, env),
    FLAG_OVERRIDES: readOne('FLAG_OVERRIDES', t.FLAG_OVERRIDES, env),
    CLOCK_OFFSET_SECONDS: readOne('CLOCK_OFFSET_SECONDS', t.CLOCK_OFFSET_SECONDS, env),
    PROVIDER_SEGMENTS: readOne('PROVIDER_SEGMENTS', t.PROVIDER_SEGMENTS, env),
    PARTNER_CODE: readOne('PARTNER_CODE', t.PARTNER_CODE, env),
    SIGNATURE_KEY: readOne('SIGNATURE_KEY', t.SIGNATURE_KEY, env),
    VOD_PROVIDER_KEY: readOne('VOD_PROVIDER_KEY', t.VOD_PROVIDER_KEY, env),
    PRODUCT_NAME: readOne('PRODUCT_NAME', t.PRODUCT_NAME, env),
    PRODUCT_DOMAIN: readOne('PRODUCT_DOMAIN', t.PRODUCT_DOMAIN, env),
    TRUST_PROXY,
    PUBLIC_ORIGIN: readOne('PUBLIC_ORIGIN', t.PUBLIC_ORIGIN, env),
    TENANT_HOSTS: readOne('TENANT_HOSTS', t.TENANT_HOSTS, env),
    CALLS_PER_MINUTE: readOne('CALLS_PER_MINUTE', t.CALLS_PER_MINUTE, env),
    PRIVATE_FILE_SERVERS: readOne('PRIVATE_FILE_SERVERS', t.PRIVATE_FILE_SERVERS, env),
    UPLOAD_QUOTA_GB: readOne('UPLOAD_QUOTA_GB', t.UPLOAD_QUOTA_GB, env),
    FFMPEG: readOne('FFMPEG', t.FFMPEG, env),
    METRICS_TOKEN: readOne('METRICS_TOKEN', t.METRICS_TOKEN, env),
    PORTAL_SETTINGS: readOne('PORTAL_SETTINGS', t.PORTAL_SETTINGS, env),
  };
}

/**
 * Resolves a relative folder against the folder in which the person ran the command, because package scripts
 * run in apps/server.
 */
const folderOf = (folder: string, env: NodeJS.ProcessEnv): string =>
  isAbsolute(folder) ? folder : resolve(env['INIT_CWD'] ?? resolve(import.meta.dirname, '../../..'), folder);
