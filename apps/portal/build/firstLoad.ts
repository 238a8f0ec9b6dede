import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { build, defaultClientConditions, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { startsId, type Starts } from '../src/boot/starts.ts';
import type { BuiltRoute } from './builtRoutes.ts';
import { chunkMap, circleIn } from './chunkMap.ts';
import { root } from './moduleName.ts';
import { restMark } from './restMark.ts';
import { startsOf } from './starts.ts';
import { splitTokens } from './splitTokens.ts';
import { squeeze } from './squeeze.ts';

const any = (...parts: string[]) => new RegExp(`(${parts.join('|')})`);

/** Messages of the portal with the words of the components that are shown beside them. */
const words = (name: string, locale: string, areas: string, groups: string) => ({
  name,
  test: any(`portal/src/.*/words/${locale}/${areas}\\.ts`, `ui/src/locales/${locale}/${groups}\\.ts`),
  priority: 0,
});

/**
 * Chunks that first loads share: few and large, because one file compresses better than ten. A screen's own
 * modules go into the screen's chunk by themselves. A module that is imported dynamically must stay out of these:
 * rolldown 1.3 then exports a name that it does not define.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    test: any('node_modules/(react|react-dom|scheduler)/', 'named-react/', 'rolldown/runtime'),
    priority: 9,
  },
  ...['zh-CN', 'en'].flatMap((locale) => [
    words(`words-${locale}`, locale, 'shell', 'core'),
    words(`words-inside-${locale}`, locale, '(app|home)', '(learning|lessons|banner)'),
    words(`words-study-${locale}`, locale, 'study', 'media'),
  ]),
  // What every page shows first.
  {
    name: 'base',
    test: any(
      'node_modules/(use-intl|clsx|valibot|@formatjs)/',
      'lucide-react/dist/esm/(createLucideIcon|Icon|context|defaultAttributes|shared)',
      'lucide-react/dist/esm/icons/circle-exclamation-point',
      'vite/preload-helper',
      'ui/src/(Icon|IconButton|Heading|Link|Button|Spinner|VisuallyHidden|provider|style|slot)/',
      'ui/src/(hooks/use(Controlled|SharedRef)|late/latePart)\\.',
      'api/src/(client|session/(store|entries|storage))',
      'api/src/contract/(config|define|types/(company|wire))\\.',
      'domain/src/(settings|constants|enums/(account|login)|rules/(record|enumeration|domainName|session|fontSize|globalConfig|title|safePath))\\.',
      'portal/src/(preferences/(rules|store|locale)|i18n/(Language|catalogues|labelGroups|wordGroup|shellWords)|boot/(branding|look|settings|theme|person|dialog))\\.tsx?$',
      'portal/src/(routing/(loadScreen|Screen|entrance)|app/(Entrance|loadSignedIn)|areas/login/(area|catalogue)|frame/catalogue|session/(portal|loginAddress))\\.',
      'portal/src/(common/(title|DialogHost|ToastHost|Failure|Waiting|states\\.css|lazyPart)|frame/OfflineNotice)\\.',
      'portal/src/kernel/(observable|lateImport|useLateCode|idle|chunkError|unsaved)\\.',
    ),
    priority: 5,
  },
  // The frame of every page behind the login, and what all of its screens draw with.
  {
    name: 'inside',
    test: any(
      'node_modules/(@remix-run/router|react-router|react-router-dom|swr|dequal)/',
      'api/src/react/(ApiProvider|context|flights|index|useApi|useApiAction|useApiPage)\\.',
      'api/src/(session/flow|contract/(company|parts/person|types/(account|companyInfo|courseSummary|values)))',
      'domain/src/(values|enums/(course|home|target|page|plan)|rules/(linkTarget|linkPages|query|format|dateTime))',
      'ui/src/(AppShell|TopNav|Avatar|Container|EmptyState|ErrorState|Skeleton|Tag|ProgressBar|ProgressRing)/',
      // Sheets of the cards, because nearly every page has cards, and a small sheet of its own costs a round trip.
      'ui/src/(Grid|Breadcrumbs|CourseCover|CourseCard)/[^/]+\\.css',
      'ui/src/(CourseCard/renderLink|late/TryAgain|keyboard/|patterns/section/Section\\.css)',
      'lucide-react/dist/esm/icons/(check|chevron-(right|down|left)|x|play|pause|file-text|pencil)\\.',
      'portal/src/(frame/AppLayout/(Header|Footer|AccountMenu|AppLayout|navigation)|common/links|session/(company|forgetOldWork)|areas/index|areas/[a-z]+/paths)\\.',
      'portal/src/(app/(signedIn|PortalRoutes|Screens)|routing/(Navigation|guard|table|tableContext|defineArea))\\.',
      'portal/src/kernel/clock\\.',
    ),
    priority: 4,
  },
  // Home, list and detail of courses.
  {
    name: 'cards',
    test: any(
      'api/src/contract/(home|parts/studySummary|types/(home|studySummary))',
      'ui/src/(Grid/|Breadcrumbs/|CourseCover/(?!drawings)|CourseCard/(corners|CourseCardSkeleton))',
      'ui/src/patterns/section/(Section\\.tsx|load)',
      'portal/src/(areas/home/(model|homeShape)|kernel/(useLater|remembered)|common/(course/levels|listAddress/changed|routerLink|load|bannerView))\\.',
      'lucide-react/dist/esm/icons/(calendar-days|list-checks|message-square-text)\\.',
    ),
    priority: 3,
  },
  // Lists of courses, and what specials and institutes show of them.
  {
    name: 'lists',
    test: any(
      'ui/src/(Pagination/|FilterBar/|hooks/useDrawnAhead|patterns/section/Paged|patterns/CourseListPage/(?!CourseListPage\\.tsx|parts/(laterC|C)olumn))',
      'portal/src/(common/listAddress/(listQuery|useListAddress)|common/course/listView|areas/course/CourseList/(groups|rows))\\.',
    ),
    // After the others, or it takes along what the catalogue shares with the pages beside it.
    priority: 2,
  },
  // Detail and study.
  {
    name: 'lessons',
    test: any(
      'api/src/contract/(types/(play|chapter|media)|parts/courseChapters)\\.',
      'domain/src/enums/errorCode',
      'ui/src/(LessonRow/|ChapterOutline/|VideoPlayer/model\\.)',
      'portal/src/(common/course/(access|NoAccess)|areas/study/outline)\\.',
      'lucide-react/dist/esm/icons/(newspaper|table-2|image|headphones|link-2|download|lock)\\.',
    ),
    priority: 3,
  },
  {
    name: 'banner',
    test: any(
      'ui/src/(Carousel|BannerModule|BannerModule/parts)/[^/]+$',
      'ui/src/patterns/section/Banner\\.',
    ),
    priority: 3,
  },
  // What joins every page behind the login once it stands: one file in place of twenty small ones.
  {
    name: 'tools',
    test: any(
      'ui/src/Badge/[^/]+$',
      'ui/src/patterns/AppTools/(keys|list|fitting|MoreMenu|emphasis|SearchBox)\\.',
      'api/src/contract/(types/)?notification\\.',
      'domain/src/enums/notification\\.',
      'portal/src/frame/tools/(?!index|MovedPage|NoticeDrawer|CompanyDialog|Palette|KeyHelp|NoticeList)\\w+\\.',
      'lucide-react/dist/esm/icons/(arrow-up|headset|rotate-ccw-clock|trending-up|crown|bell|sparkles)\\.',
    ),
    // After the others, or it takes along what they share with it.
    priority: 1,
  },
  { name: 'search', test: any('api/src/contract/(types/)?search\\.'), priority: 2 },
  // What opens beside its button.
  {
    name: 'menus',
    test: any(
      'ui/src/(Menu|Popover)/[^/]+$',
      'ui/src/hooks/(placement|usePlacement)\\.',
      'ui/src/Combobox/model\\.',
    ),
    priority: 2,
  },
  { name: 'dialog', test: any('ui/src/Dialog/'), priority: 3 },
  // What the login page's form is made of.
  {
    name: 'controls',
    test: any('ui/src/(Field|TextInput|Checkbox|PasswordInput)/'),
    // Before the others, or one of them takes along what all of them share.
    priority: 4.5,
  },
  // Pickers of the login page and of the catalogue.
  {
    name: 'pickers',
    test: any(
      'ui/src/(SegmentedControl|Select|SearchInput)/',
      'portal/src/preferences/PreferenceControls',
      'lucide-react/dist/esm/icons/search\\.',
    ),
    priority: 3,
  },
  // What tells people something, on most pages sooner or later.
  {
    name: 'notices',
    test: any(
      'ui/src/(Alert|LiveRegion)/',
      'portal/src/(common/(useToldAction|leave/useLeave|overlay)|preferences/singleKeys)\\.',
      'lucide-react/dist/esm/icons/(circle-check|info|triangle-exclamation-point)\\.',
    ),
    priority: 3,
  },
  // What the pages of one thing show of it: sections, and what an editor wrote.
  {
    name: 'texts',
    test: any('ui/src/(Tabs/(?!parts)|RichText/)', 'lucide-react/dist/esm/icons/award\\.'),
    priority: 3,
  },
];

/** The large ones of what first loads share, and the screens that people begin with, with their player. */
export const isOfFirstLoad = ({ name }: { name: string }): boolean =>
  /^(react|base|inside|cards|lists|lessons|Login|Home|CourseList|CourseDetail|Study|VideoPlayer)$/.test(name);

/** ES5 on purpose: it must run where nothing else does. The features stand for .browserslistrc. */
const oldBrowser = `(function(){var w=window;if(w.CSSContainerRule&&w.CSSLayerBlockRule&&'adoptedStyleSheets' in document)return;
document.addEventListener('DOMContentLoaded',function(){var p=document.getElementById('stoa-old-browser');p.removeAttribute('hidden');document.body.insertBefore(p,document.body.firstChild)})})()`;

/** What each address begins with, as data that the early script reads; our server leaves that of one address. */
const startsBlock = (starts: Starts): string =>
  `<script type="application/json" id="${startsId}">${JSON.stringify(starts).replaceAll('<', String.raw`\u003c`)}</script>`;

/** Bundles one of our sources by itself. */
async function bundled(entry: string, format: 'iife' | 'es', targets: string[]): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['@stoa/source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: true,
      target: targets,
      lib: { entry: `${root}${entry}`, formats: [format], name: 'stoaHead' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${entry} was not built.`);
  return squeeze(output.output[0].code.trim(), format === 'es');
}

/** What runs before anything paints: the remembered theme; then language, appearance and which shell. */
async function headScripts(targets: string[]): Promise<string[]> {
  // The configuration runs outside of the source condition, so the text comes through a build as well.
  const text = await bundled('src/boot/firstPaint.ts', 'es', targets);
  const { default: firstPaint }: { default: string } = await import(
    `data:text/javascript,${encodeURIComponent(text)}`
  );
  return [oldBrowser, firstPaint, await bundled('src/boot/head.ts', 'iife', targets)];
}

/**
 * First calls and preloads, in the frame after the one that shows the shell. The entry asks for them as well, so
 * that they are never later than its own; a page in the background draws no frames.
 */
async function earlyScript(targets: string[]): Promise<string> {
  const early = await bundled('src/boot/early.ts', 'iife', targets);
  return `var stoaEarly=()=>{stoaEarly=()=>{};${early}};document.hidden?stoaEarly():requestAnimationFrame(()=>setTimeout(()=>stoaEarly()))`;
}

/** Style sheets that stand inside index.html: the entry's own, and those of the chunks that it imports. */
interface Sheets {
  readonly entry: string;
  readonly shared: string;
}

/** Takes them out of the build, so that no browser fetches what stands in the page already. */
function takeSheets(bundle: Rolldown.OutputBundle): Sheets {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const textOf = (chunk: Rolldown.OutputChunk | undefined): string => {
    const files = chunk?.viteMetadata?.importedCss ?? new Set<string>();
    const texts = [...files].map((file) => {
      const asset = bundle[file];
      delete bundle[file];
      return asset?.type === 'asset' ? String(asset.source).trim() : '';
    });
    files.clear();
    return texts.join('');
  };
  const imported = chunks.filter(({ fileName }) => entry?.imports.includes(fileName));
  return { entry: textOf(entry), shared: imported.map(textOf).join('') };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a static host sends as `<meta>`; our server sends its own header and takes this one out. */
const policyFor = (scripts: string[], styles: string[]) =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' https: data: blob:",
    "media-src 'self' https: blob:",
    "connect-src 'self' https: wss:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify stoa',
  ].join('; ');

/**
 * Makes index.html paint by itself: inlines the CSS of the shell and the head script before the shell; behind it
 * the other tokens, the CSS of the first components, the entry and what each address begins with. Allows its scripts
 * by hash, and writes `csp.json` for the server that sends the policy as a header.
 */
export function firstLoad(targets: string[], routes: () => Promise<readonly BuiltRoute[]>): Plugin {
  let built = '';
  let sheets: Sheets = { entry: '', shared: '' };
  return {
    name: 'stoa-first-load',
    generateBundle: {
      // Before the chunk loader's lists are written: what stands inside the page is no file that anything waits for.
      order: 'pre',
      handler(_options, bundle) {
        sheets = takeSheets(bundle);
      },
    },
    writeBundle({ dir }, bundle) {
      writeFileSync(`${dir}/csp.json`, built);
      const map = chunkMap(bundle);
      const circle = circleIn(map);
      if (circle) this.error(`Chunks import each other: ${circle.join(' → ')}`);
      writeFileSync(`${dir}/.vite/chunks.json`, JSON.stringify(map));
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const shell = await bundled('src/boot/shell.ts', 'iife', targets);
        const early = await earlyScript(targets);
        const starts = startsBlock(bundle ? startsOf(await routes(), chunkMap(bundle)) : {});
        const withBody = (page: string, rest: string) =>
          page
            .replace('<!--stoa:shell-->', () => `<script>${shell}</script>`)
            .replace(restMark, () => `${restMark}${rest}${starts}<script>${early}</script>`);
        if (!bundle) {
          const scripts = await headScripts(targets);
          const tags = scripts.map((children): HtmlTagDescriptor => ({
            tag: 'script',
            children,
            injectTo: 'head',
          }));
          return { html: withBody(html, ''), tags };
        }
        const loads: string[] = [];
        const page = html.replaceAll(
          /\s*<(?:link rel="modulepreload"|script type="module")[^>]*>(?:<\/script>)?/g,
          (tag: string) => {
            loads.push(tag);
            return '';
          },
        );
        const { shell: first, later } = splitTokens(sheets.entry);
        const styles = [first, later + sheets.shared];
        const scripts = await headScripts(targets);
        const hashes = { script: [...scripts, shell, early].map(hashOf), style: styles.map(hashOf) };
        const policy = policyFor(hashes.script, hashes.style);
        built = `${JSON.stringify({ scriptHashes: hashes.script, styleHashes: hashes.style }, null, 2)}\n`;
        const head = [
          `<style>${styles[0]}</style>`,
          ...scripts.map((code) => `<script>${code}</script>`),
        ].join('\n    ');
        return withBody(page, `<style>${styles[1]}</style>${loads.join('')}`)
          .replace('<!--stoa:first-load-->', () => head)
          .replace(
            '<meta charset="utf-8" />',
            (meta) =>
              `${meta}\n    <!--stoa:csp--><meta http-equiv="Content-Security-Policy" content="${policy}"><!--/stoa:csp-->`,
          );
      },
    },
  };
}
