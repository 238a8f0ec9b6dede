import { describe, expect, it } from 'vitest';
import { waysOf } from './ways.ts';

const here = { href: 'http://sunrise.localhost/login', search: '' };
const app = (loginKind: 6 | 7, authorizeUrl: string) => ({
  loginKind,
  name: `app ${loginKind}`,
  iconUrl: '',
  authorizeUrl,
});

describe('ways that lead elsewhere', () => {
  it('are in the order of the page, without those that have a form there', () => {
    const apps = [app(6, '/idp/one'), app(7, 'https://idp.example/two')];
    expect(waysOf({ loginTypes: [7, 1, 5, 4, 6], apps }, here)).toEqual([
      { href: 'https://idp.example/two', name: 'app 7', iconUrl: '' },
      { href: '/sso' },
      { href: '/idp/one', name: 'app 6', iconUrl: '' },
    ]);
  });

  it('leave out an app that is not set up, or whose address is no page', () => {
    for (const address of ['', 'javascript:alert(1)', 'data:text/html,x', 'http://[']) {
      expect(waysOf({ loginTypes: [6], apps: [app(6, address)] }, here)).toEqual([]);
    }
    expect(waysOf({ loginTypes: [6, 8], apps: undefined }, here)).toEqual([]);
  });

  it('pass on the page that the person wanted to open', () => {
    const search = '?redirect=%2Fcourse%2Fdetail%3FcourseId%3D7%26a%3D1';
    expect(waysOf({ loginTypes: [5], apps: [] }, { ...here, search })).toEqual([
      { href: '/sso?redirect=%2Fcourse%2Fdetail%3FcourseId%3D7%26a%3D1' },
    ]);
  });
});
