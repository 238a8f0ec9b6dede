import type { Labels } from '@stoa/ui';
import type { Area, Locale, Messages } from './areas.ts';
import { componentWords, type LateArea } from './componentWords.ts';

const files = import.meta.glob<Messages[Area]>(['./{zh-CN,en}/*.ts', '!./*/shell.ts', '!./*/login.ts'], {
  import: 'default',
});

/** An area with the words of its components; the list of all areas is nothing that the login page needs. */
export async function loadLateArea(
  locale: Locale,
  area: LateArea,
): Promise<{ messages: Partial<Messages>; labels: Partial<Labels> }> {
  const load = files[`./${locale}/${area}.ts`];
  if (!load) throw new Error(`The catalogue ${locale}/${area} does not exist.`);
  const [messages, ...labels] = await Promise.all([load(), ...componentWords(locale, area)]);
  return {
    messages: { [area]: messages },
    labels: labels.reduce<Partial<Labels>>((all, group) => ({ ...all, ...group }), {}),
  };
}
