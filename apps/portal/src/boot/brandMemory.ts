/** A person may open several companies in one browser: what is remembered belongs to the host. */
const brandKey = (): string => `stoa.brand:${location.host}`;

/** A text inside a stored object; '' when it is not there. */
function storedText(entry: string, name: string): string {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(entry) ?? '{}');
    const value = new Map(Object.entries(Object(stored))).get(name);
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}

/** What the last visit to this host showed of its company. */
export const rememberedBrand = () => ({
  name: storedText(brandKey(), 'name'),
  slogan: storedText(brandKey(), 'slogan'),
});

/** The name over the pages of the person whose session is stored. */
export const rememberedPlatform = (): string => storedText('userInfo', 'platformName');

/** For the next first paint on this host. A storage that refuses costs only that. */
export function rememberBrand({ name, slogan }: { name: string; slogan: string }): void {
  try {
    localStorage.setItem(brandKey(), JSON.stringify({ name, slogan }));
  } catch {
    // Full or forbidden: the next shell names the product.
  }
}
