import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileText, run } from '../test/property.ts';
import { domainNameOf } from './domainName.ts';

const options = { productDomain: 'stoa.local' };
const label = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);

describe('the tenant from the host', () => {
  it.each([
    ['acme.x.com', 'acme'],
    ['acme-pc.x.com', 'acme'],
    ['a-b-c.x.com', 'a-b'],
    ['ACME-PC.X.com', 'acme'],
    ['acme.x.com.', 'acme'],
    ['acme.x.com:8443', 'acme'],
    ['acme.x.com.:8443', 'acme'],
    ['sunrise.localhost:4600', 'sunrise'],
    ['sunrise-pc.localhost', 'sunrise'],
    ['intranet', 'intranet'],
    ['acme-', 'acme'],
    // Hyphens of a punycode label are cut like any other hyphens.
    ['xn--fiqs8s.x.com', 'xn-'],
    ['xn--fiqs8s-pc.x.com', 'xn--fiqs8s'],
  ])('on a foreign domain %s is %j', (host, expected) => {
    expect(domainNameOf(host, options)).toBe(expected);
  });

  it.each([
    ['acme.stoa.local', 'acme'],
    ['ACME.Stoa.Local.:4600', 'acme'],
    ['acme-pc.stoa.local', 'acme-pc'],
    ['a.b.stoa.local', 'a.b'],
    ['pc.stoa.local', ''],
    ['pctest.stoa.local', ''],
    ['stoa.local', ''],
    ['stoa.local:443', ''],
    ['notstoa.local', 'notstoa'],
    ['stoa.local.evil.com', 'stoa'],
  ])('on the product domain %s is %j', (host, expected) => {
    expect(domainNameOf(host, options)).toBe(expected);
  });

  it.each([
    '127.0.0.1',
    '127.0.0.1:4600',
    '10.1',
    '0x7f.1',
    '[::1]',
    '[::1]:4600',
    '::1',
    'fe80::1',
    'localhost',
    'LOCALHOST:80',
    '',
    '.',
    '-',
    'a b',
    'a..b',
    '../etc',
  ])('%j belongs to no tenant', (host) => {
    expect(domainNameOf(host, options)).toBe('');
  });

  it('takes the tenant from any host if the installation has no product domain', () => {
    expect(domainNameOf('acme.stoa.local', { productDomain: '' })).toBe('acme');
    expect(domainNameOf('pc.stoa.local', { productDomain: '' })).toBe('pc');
  });

  it('never throws, and only ever returns a name that can be in a host', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), hostileText),
        fc.string(),
        (host, productDomain) => {
          expect(domainNameOf(host, { productDomain })).toMatch(/^[\p{L}\p{N}._-]*$/u);
        },
      ),
      run,
    );
  });

  it('does not change with case, port or closing dot', () => {
    fc.assert(
      fc.property(label, label, fc.nat(65_535), fc.boolean(), (tenant, suffix, port, own) => {
        const host = own ? `${tenant}.stoa.local` : `${tenant}-${suffix}.example.com`;
        const plain = domainNameOf(host, options);
        expect(plain).toBe(own && ['pc', 'pctest'].includes(tenant) ? '' : tenant);
        expect(domainNameOf(`${host.toUpperCase()}.:${port}`, options)).toBe(plain);
      }),
      run,
    );
  });
});
