import type { Area, Locale, Messages } from './areas.ts';
import { withLabels, type AreaWords, type FarArea, type LoadLabels } from './lateAreas.ts';

/** The groups of `@stoa/ui/locales` that some of these areas show. */
const groups = {
  'zh-CN': {
    banner: () => import('@stoa/ui/locales/zh-CN/banner'),
    community: () => import('@stoa/ui/locales/zh-CN/community'),
    data: () => import('@stoa/ui/locales/zh-CN/data'),
    documents: () => import('@stoa/ui/locales/zh-CN/documents'),
    forms: () => import('@stoa/ui/locales/zh-CN/forms'),
    learning: () => import('@stoa/ui/locales/zh-CN/learning'),
    lessons: () => import('@stoa/ui/locales/zh-CN/lessons'),
    media: () => import('@stoa/ui/locales/zh-CN/media'),
    navigation: () => import('@stoa/ui/locales/zh-CN/navigation'),
    people: () => import('@stoa/ui/locales/zh-CN/people'),
    uploads: () => import('@stoa/ui/locales/zh-CN/uploads'),
  },
  en: {
    banner: () => import('@stoa/ui/locales/en/banner'),
    community: () => import('@stoa/ui/locales/en/community'),
    data: () => import('@stoa/ui/locales/en/data'),
    documents: () => import('@stoa/ui/locales/en/documents'),
    forms: () => import('@stoa/ui/locales/en/forms'),
    learning: () => import('@stoa/ui/locales/en/learning'),
    lessons: () => import('@stoa/ui/locales/en/lessons'),
    media: () => import('@stoa/ui/locales/en/media'),
    navigation: () => import('@stoa/ui/locales/en/navigation'),
    people: () => import('@stoa/ui/locales/en/people'),
    uploads: () => import('@stoa/ui/locales/en/uploads'),
  },
} satisfies Record<Locale, Record<string, LoadLabels>>;

type Group = keyof (typeof groups)[Locale];

/** Which components' words come with an area's messages. */
const groupsOf: Record<FarArea, readonly Group[]> = {
  assistant: ['forms'],
  chapters: ['lessons', 'navigation'],
  ways: ['forms'],
  entry: [],
  homeMore: [],
  courseMore: [],
  collections: ['navigation'],
  find: [],
  people: ['learning', 'people'],
  studyMore: ['documents', 'navigation'],
  talk: ['community', 'documents', 'forms'],
  tools: ['navigation', 'people'],
  uploads: ['data', 'uploads'],
  user: ['data', 'forms', 'navigation', 'uploads'],
  why: [],
};

const files = import.meta.glob<Messages[Area]>(
  ['./{zh-CN,en}/*.ts', '!./*/{shell,login,app,home,course,courses,study}.ts'],
  { import: 'default' },
);

/** Areas that nobody begins with; their list comes with the first of them. */
export const loadFarArea = (locale: Locale, area: FarArea): Promise<AreaWords> =>
  withLabels(
    area,
    files[`./${locale}/${area}.ts`],
    groupsOf[area].map((group) => groups[locale][group]),
  );
