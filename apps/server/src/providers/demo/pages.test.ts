import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pick } from '../../test/providers.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { demoPage } from './page.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer();
});
afterAll(() => app.close());

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/api/demo-idp/${path}`, { headers, redirect: 'manual' });

describe('a page of the demo provider', () => {
  test('lists the people of the company, in the language of the reader', async () => {
    const page = await open('app-1?domainName=sunrise');
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain('<html lang="zh-CN">');
    for (const word of ['晨曦零售', '选择要登录的人员', '林小满', 'SR0001', '访客'])
      expect(text).toContain(word);
    expect(text).not.toContain('沈嘉禾');
    const english = await (await open('sso?domainName=deepblue', { 'accept-language': 'en' })).text();
    for (const word of ['<html lang="en">', 'DeepBlue Manufacturing', 'Chen Mo', 'DB0102']) {
      expect(english).toContain(word);
    }
  });

  test('runs nothing, is framed nowhere and sends its form nowhere else', async () => {
    const page = await open('app-1?domainName=sunrise&state=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(page.headers.get('cache-control')).toBe('no-store');
    const text = await page.text();
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
    const style = await open('style.css');
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  test.each(['app-1?domainName=deepblue', 'app-1?domainName=nobody', 'app-9?domainName=sunrise', ''])(
    'does not exist for %j',
    async (path) => {
      expect((await open(path)).status).toBe(404);
    },
  );

  test('sends people back to the portal only, whatever its address says', async () => {
    const { status, path, query } = await pick(app, 'app-1?redirect_uri=https://evil.example/', {
      domainName: 'sunrise',
      subject: 'SR0001',
      redirect_uri: 'https://evil.example/',
      state: 'x',
    });
    expect([status, path]).toEqual([303, '/auth-login']);
    expect(Object.keys(query)).toEqual(['provider', 'type', 'code', 'appId', 'corpId']);
  });

  test('gives no code to a form of another site, to an unknown person, or for a body that is too large', async () => {
    const form = { domainName: 'sunrise', subject: 'SR0001' };
    expect((await pick(app, 'app-1', form, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await pick(app, 'app-1', form, { 'sec-fetch-site': 'same-site' })).status).toBe(403);
    for (const origin of ['https://evil.example', 'null', app.url.replace('http:', 'https:')]) {
      expect((await pick(app, 'app-1', form, { origin })).status).toBe(403);
    }
    expect((await pick(app, 'app-1', form, { origin: app.url })).status).toBe(303);
    const hidden = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    expect((await pick(app, 'app-1', form, hidden)).status).toBe(303);
    expect((await pick(app, 'app-1', { ...form, subject: 'QH0001' })).status).toBe(400);
    expect((await pick(app, 'app-1', { ...form, more: 'x'.repeat(9000) })).status).toBe(413);
    const other = await fetch(`${app.url}/api/demo-idp/app-1`, { method: 'PUT' });
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });

  test('refuses a text that the database cannot store', async () => {
    const nul = await fetch(`${app.url}/api/demo-idp/sso?domainName=%00`);
    expect(nul.status).toBe(400);
    const form = { domainName: 'deepblue', subject: 'DB0101' };
    expect((await pick(app, 'sso', { ...form, state: 'a\0b' })).status).toBe(400);
  });

  test('leaves no code in the log', async () => {
    const { query } = await pick(app, 'app-1', { domainName: 'sunrise', subject: 'SR0001' });
    const log = app.lines.join('\n');
    expect(log).toContain('POST /api/demo-idp/app-1 303');
    expect(log).not.toContain(String(query['code']));
  });

  test('does not exist when the setting is off, and then no login leads to it', async () => {
    const bare = await startTestServer({ DEMO_PROVIDERS: '0' });
    expect((await fetch(`${bare.url}/api/demo-idp/app-1?domainName=sunrise`)).status).toBe(404);
    const page = await bare.call('GET', '/company/domainName/pc/login/page', {
      query: { domainName: 'sunrise' },
    });
    expect(page.data['apps']).toEqual([]);
    const query = { code: 'x', appId: 'demo-app2-1001' };
    expect((await bare.call('GET', '/isv/app-2/pc/login', { query })).code).toBe(2009);
    await bare.close();
  });

  test('shows what people typed as text', () => {
    const evil = '"><img src=x onerror=alert(1)>';
    const text = demoPage({
      locale: 'en',
      source: 'sso',
      companyName: evil,
      people: [{ subject: evil, name: evil, title: evil }],
      carried: { state: evil },
    });
    expect(text).not.toContain('<img');
  });
});
