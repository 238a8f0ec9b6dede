/** Written by the build; empty while developing. */
declare const __STOA_PRELOAD__: {
  readonly routes?: Readonly<Record<string, readonly string[]>>;
  readonly layout?: readonly string[];
  readonly words?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
};

const { routes = {}, layout = [], words = {} } = __STOA_PRELOAD__;
const { lang, dataset } = document.documentElement;
const login = dataset['stoaShell'] === 'login';
const spoken = words[lang] ?? {};
const address = login ? '/login' : location.pathname.replace(/(.)\/$/, '$1');
const files = [
  ...(routes[address] ?? []),
  ...(login ? [] : layout),
  ...(spoken[address] ?? spoken['/login'] ?? []),
];
for (const file of new Set(files)) {
  const link = document.createElement('link');
  link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
  if (link.rel === 'preload') link.as = 'style';
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
}
