import type { Labels } from '@stoa/ui';
import type { Area, Locale, Messages } from './areas.ts';

/** Every area but those that the login page begins with. */
export type LateArea = Exclude<Area, 'shell' | 'login'>;

/** An area's messages with the words of the components that its screens are made of. */
export interface AreaWords {
  readonly messages: Partial<Messages>;
  readonly labels: Partial<Labels>;
}

export type LoadLabels = () => Promise<{ default: Partial<Labels> }>;

/** What somebody begins with behind the login. To name more here weighs on the first load of all of it. */
const near = {
  app: [],
  home: ['banner', 'learning'],
  course: ['banner', 'learning', 'lessons'],
  courses: [],
  study: ['lessons', 'media'],
} as const;

const groups = {
  'zh-CN': {
    banner: () => import('@stoa/ui/locales/zh-CN/banner'),
    learning: () => import('@stoa/ui/locales/zh-CN/learning'),
    lessons: () => import('@stoa/ui/locales/zh-CN/lessons'),
    media: () => import('@stoa/ui/locales/zh-CN/media'),
  },
  en: {
    banner: () => import('@stoa/ui/locales/en/banner'),
    learning: () => import('@stoa/ui/locales/en/learning'),
    lessons: () => import('@stoa/ui/locales/en/lessons'),
    media: () => import('@stoa/ui/locales/en/media'),
  },
} satisfies Record<Locale, Record<string, LoadLabels>>;

const files = import.meta.glob<Messages[Area]>('./{zh-CN,en}/{app,home,course,courses,study}.ts', {
  import: 'default',
});

type NearArea = keyof typeof near;
export type FarArea = Exclude<LateArea, NearArea>;

const isNear = (area: LateArea): area is NearArea => area in near;

/** Puts an area together from what its files hold. */
export async function withLabels(
  area: Area,
  load: (() => Promise<Messages[Area]>) | undefined,
  labels: readonly LoadLabels[],
): Promise<AreaWords> {
  if (!load) throw new Error(`The catalogue ${area} does not exist.`);
  const [messages, ...loaded] = await Promise.all([load(), ...labels.map((group) => group())]);
  return {
    messages: { [area]: messages },
    labels: loaded.reduce<Partial<Labels>>((all, group) => ({ ...all, ...group.default }), {}),
  };
}

/** An area with the words of its components; the list of all areas is nothing that the login page needs. */
export async function loadLateArea(locale: Locale, area: LateArea): Promise<AreaWords> {
  if (!isNear(area)) return (await import('./farAreas.ts')).loadFarArea(locale, area);
  const own = near[area].map((group) => groups[locale][group]);
  return withLabels(area, files[`./${locale}/${area}.ts`], own);
}
