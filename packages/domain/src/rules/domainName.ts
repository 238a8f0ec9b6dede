export interface DomainNameOptions {
  /** The product's own domain, for example `stoa.local`. */
  productDomain: string;
}

const testPrefixes: readonly string[] = ['pc', 'pctest'];
const hostName = /^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)*$/u;
const endsInNumber = /(^|\.)(\d+|0x[\da-f]*)$/;

/**
 * The host in lower case, without port, closing dot and surrounding space; '' for a host that is not a name,
 * such as an IP address.
 */
function normalise(host: string): string {
  const name = host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return hostName.test(name) && !endsInNumber.test(name) ? name : '';
}

/**
 * The tenant's name from the host (specification point 7.1): the first label, without its last hyphen segment
 * when it has a hyphen; on the product's own domain the whole sub-domain prefix, where `pc` and `pctest`
 * become ''. The bare product domain, IP addresses and `localhost` belong to no tenant and give ''. Never
 * throws.
 *
 * A label in punycode is cut like any other: `xn--fiqs8s.x.com` gives `xn-`. A tenant with such a name uses
 * the form with a suffix: `xn--fiqs8s-pc.x.com` gives `xn--fiqs8s`.
 */
export function domainNameOf(host: string, options: DomainNameOptions): string {
  const name = normalise(host);
  const own = normalise(options.productDomain);
  if (own !== '' && name === own) return '';
  if (own !== '' && name.endsWith(`.${own}`)) {
    const prefix = name.slice(0, -own.length - 1);
    return testPrefixes.includes(prefix) ? '' : prefix;
  }
  if (name === 'localhost') return '';
  const label = name.split('.')[0] ?? '';
  const hyphen = label.lastIndexOf('-');
  return hyphen === -1 ? label : label.slice(0, hyphen);
}
