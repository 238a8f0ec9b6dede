import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Refusal } from './refusal.ts';
import { runtimeSettings } from './portal.ts';
import { readSettings, settingsTable } from './settings.ts';
import type { SettingName } from './settings.ts';

const bad: Record<SettingName, string[]> = {
  PORT: ['abc', '-1', '65536', '80.5', ''],
  HOST: ['', 'a b', 'http://x'],
  DATA_DIR: [''],
  DATABASE_URL: ['mysql://x', 'localhost:5432', 'postgres:/'],
  DATABASE_POOL: ['0', '1001', 'many'],
  SEED_DATE: ['yesterday', '2026-13-01', '1.3.2026'],
  DEV_ECHO_SMS: ['yes', 'true'],
  HTTP_PICTURES: ['yes', 'true'],
  DEMO_PROVIDERS: ['yes', ''],
  DEFAULT_DOMAIN: ['Sun Rise', 'a.b'],
  FLAG_OVERRIDES: ['1003', '1003:hidePCHeader', '1003:hidePCHeader=1'],
  CLOCK_OFFSET_SECONDS: ['1.5', 'one'],
  PROVIDER_SEGMENTS: ['a,b,c', 'a,b,c,d,e', 'a,b,c,/'],
  PARTNER_CODE: ['partner', ''],
  SIGNATURE_KEY: [''],
  VOD_PROVIDER_KEY: ['a b', ''],
  PRODUCT_NAME: ['', ' x'],
  PRODUCT_DOMAIN: ['http://x', ''],
  TRUST_PROXY: ['true', '6'],
  PUBLIC_ORIGIN: ['learn.example', 'https://learn.example/path', 'ftp://x'],
  TENANT_HOSTS: ['a b', 'http://x'],
  CALLS_PER_MINUTE: ['-1', 'many', '1.5'],
  PRIVATE_FILE_SERVERS: [
    '1003',
    '1003=https://x/upload',
    '1003=https://x/upload|short',
    'x=https://x/upload|a-key-of-both-sides',
    '1003=ftp://x/upload|a-key-of-both-sides',
  ],
  UPLOAD_QUOTA_GB: ['-1', 'much', '1.5'],
  FFMPEG: ['', '1', 'ffmpeg', './ffmpeg'],
  METRICS_TOKEN: ['short', 'with a space in the middle'],
  PORTAL_SETTINGS: ['', 'x', '[]', 'null'],
};

describe('settings', () => {
  test('an empty environment starts the demo on port 4600', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ PORT: 4600, HOST: '127.0.0.1', DATABASE_URL: '', SEED_DATE: 'today' });
    expect(settings.DATA_DIR).toMatch(/[/\\]\.data$/);
  });

  test.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '192.168.1.5' }, false],
    [{ TRUST_PROXY: '1' }, false],
    [{ HOST: '0.0.0.0', DEMO_PROVIDERS: '1' }, true],
    [{ DEMO_PROVIDERS: '0' }, false],
  ])('a server that others can reach has no demo providers unless they are switched on: %o', (env, open) => {
    expect(readSettings(env).DEMO_PROVIDERS).toBe(open);
  });

  test.each(Object.entries(bad))('a bad %s is refused in one sentence that names it', (name, values) => {
    for (const value of values) {
      expect(() => readSettings({ [name]: value })).toThrow(Refusal);
      expect(() => readSettings({ [name]: value })).toThrow(
        new RegExp(`^${name} must be .*, but it is ".*"\\.$`),
      );
    }
  });

  test('every setting says what it is for, and is in the docs with its default', () => {
    const docs = readFileSync(resolve(import.meta.dirname, '../../../docs/settings.md'), 'utf8');
    const rows = [...docs.matchAll(/^\| `([A-Z_]+)`\s*\| (\S+)\s*\|/gm)].map(([, name, without]) => [
      name,
      without,
    ]);
    const own = Object.entries(settingsTable).map(([name, { fallback }]) => [
      name,
      fallback === '' ? 'empty' : `\`${fallback}\``,
    ]);
    expect(rows.slice(0, own.length)).toEqual(own);
    for (const setting of Object.values(settingsTable)) {
      expect(setting.meaning).toMatch(/\.$/);
      expect(setting.expects).not.toBe('');
    }
  });

  test('flags of several companies can be replaced', () => {
    const { FLAG_OVERRIDES } = readSettings({
      FLAG_OVERRIDES: '1003:hidePCHeader=true;1001:showAiChatFlg=false',
    });
    expect(FLAG_OVERRIDES.get(1003)).toEqual({ hidePCHeader: true });
    expect(FLAG_OVERRIDES.get(1001)).toEqual({ showAiChatFlg: false });
  });

  test('the portal receives what its installation sets in addition, and nothing that it could not read', () => {
    const PORTAL_SETTINGS =
      '{"companySetA":[1001],"tenantCodes":["sunrise"],"values":{"deviceType":9},"calls":7}';
    expect(runtimeSettings(readSettings({ PORTAL_SETTINGS, PRODUCT_NAME: 'Lyceum' }))).toMatchObject({
      productName: 'Lyceum',
      companySetA: [1001],
      tenantCodes: ['sunrise'],
      values: { deviceType: 9 },
      calls: 'stoa',
    });
  });
});
