/** The host is part of the key, because a person may open the portals of several companies in one browser. */
const brandKey = (): string => `stoa.brand:${location.host}`;

/** A text inside a stored object; '' when it is absent. */
function storedText(entry: string, name: string): string {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(entry) ?? '{}');
    const value = new Map(Object.entries(Object(stored))).get(name);
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}

/** The company's name and slogan at the last visit to this host. */
export const rememberedBrand = () => ({
  name: storedText(brandKey(), 'name'),
  slogan: storedText(brandKey(), 'slogan'),
});

/** The platform name for the person whose session is stored. */
export const rememberedPlatform = (): string => storedText('userInfo', 'platformName');

/** The name of the person whose session is stored. */
export const rememberedPerson = (): string => storedText('userInfo', 'realName');

/** Stores name and slogan for the next first paint on this host. A storage that refuses is ignored. */
export function rememberBrand({ name, slogan }: { name: string; slogan: string }): void {
  try {
    localStorage.setItem(brandKey(), JSON.stringify({ name, slogan }));
  } catch {
    // Storage is full or forbidden, so the next shell shows the product's name.
  }
}
