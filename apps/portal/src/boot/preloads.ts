interface Numbers {
  readonly all: readonly number[];
  readonly layout: readonly number[];
  readonly routes: Readonly<Record<string, readonly number[]>>;
}

/** Written by the build (`preloadMap.ts`); empty while developing. */
declare const __STOA_PRELOAD__: {
  readonly files?: readonly string[];
  readonly screens?: Numbers;
  readonly words?: Readonly<Record<string, Numbers>>;
};

const { files = [], screens, words = {} } = __STOA_PRELOAD__;
const { lang, dataset } = document.documentElement;
const login = dataset['stoaShell'] === 'login';
const address = login ? '/login' : location.pathname.replace(/(.)\/$/, '$1');
// The largest first: six connections share them all.
const wanted = [screens, words[lang]].flatMap((numbers) =>
  numbers ? [...(login ? [] : numbers.layout), ...(numbers.routes[address] ?? []), ...numbers.all] : [],
);
for (const number of wanted) {
  const file = files[number] ?? '';
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  if (file.endsWith('.css')) {
    link.rel = 'preload';
    link.as = 'style';
    // Parsed while scripts still come in, so that the screen need not wait for it. The chunk loader, which does not
    // wait for a sheet that stands there already, finds it only once it has arrived.
    link.addEventListener('load', () => (link.rel = 'stylesheet'), { once: true });
  }
  link.crossOrigin = '';
  link.href = `/assets/${file}`;
  document.head.append(link);
}
