import type { Localised } from '../db/schema/index.ts';
import { scripts } from './data/scripts/index.ts';
import type { Script } from './data/scripts/index.ts';

/** The facts from which captions are written. */
export interface CaptionSubject {
  itemId: number;
  /** Length in seconds. */
  duration: number;
}

export type CaptionLanguage = keyof Localised;

/** Speed of a trainer who pauses to let people think, in Han characters per second. */
const charactersPerSecond = 2.8;
const leastSeconds = 5.5;

/** Seconds that it takes to say a sentence in Chinese, because the films are in Chinese. */
const secondsOf = ({ zh }: Localised): number => Math.max(leastSeconds, zh.length / charactersPerSecond);

/** Seconds that it takes to say a whole script, without the silence that may be part of it. */
export const speechSeconds = ({ lines }: Script): number =>
  lines.reduce((sum, line) => sum + secondsOf(line), 0);

/** Seconds at which each sentence begins when the script fills the whole duration. */
export function startsOf(script: Script, duration: number): readonly number[] {
  const pace = duration / speechSeconds(script);
  let at = 0;
  return script.lines.map((line) => {
    const start = at;
    at += secondsOf(line) * pace;
    return start;
  });
}

const part = (value: number, width: number): string => String(value).padStart(width, '0');

const stamp = (seconds: number): string => {
  const thousandths = Math.round(seconds * 1000);
  const whole = Math.floor(thousandths / 1000);
  return `${part(Math.floor(whole / 3600), 2)}:${part(Math.floor(whole / 60) % 60, 2)}:${part(whole % 60, 2)}.${part(thousandths % 1000, 3)}`;
};

/** Escapes `<` and `&`, which WebVTT reads as markup. */
const escapeCue = (line: string): string =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Captions of a script as WebVTT; the last cue ends with the film. */
export function captionsOfScript(script: Script, duration: number, lang: CaptionLanguage): string {
  const starts = startsOf(script, duration);
  const cues = script.lines.map((line, index) => {
    const from = stamp(starts[index] ?? 0);
    const to = stamp(starts[index + 1] ?? duration);
    return `${index + 1}\n${from} --> ${to}\n${escapeCue(line[lang])}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** Captions of a film or recording of the demo; undefined for any other item. */
export function captionsFor({ itemId, duration }: CaptionSubject, lang: CaptionLanguage): string | undefined {
  const script = scripts[itemId];
  return script === undefined ? undefined : captionsOfScript(script, duration, lang);
}
