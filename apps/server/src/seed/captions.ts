import type { Localised } from '../db/schema/index.ts';

/** The facts from which captions are written. */
export interface CaptionSubject {
  title: Localised;
  courseTitle: Localised;
  objectives: readonly Localised[];
  /** Length in seconds. */
  duration: number;
}

export type CaptionLanguage = keyof Localised;

const cueSeconds = 6;
const cuesPerMinute = 60 / cueSeconds;

type Words = { course: string; title: string; objective: string; minute: number };

/** Captions of one minute of film, which has four quarters: aim, steps, practice, review. */
const lines: Record<CaptionLanguage, readonly ((words: Words) => string)[]> = {
  zh: [
    ({ course, minute }) =>
      minute === 0 ? `欢迎来到《${course}》。` : `我们接着看《${course}》的第 ${minute + 1} 段。`,
    ({ title }) => `这一段讲的是：${title}。`,
    () => '先把要解决的问题说清楚，再开始动手。',
    ({ objective }) => `学完以后，你应当能够做到：${objective}。`,
    () => '把它拆成几步，每一步都能在当天完成。',
    () => '现在想一个你上周遇到的真实场景。',
    () => '按刚才的步骤在心里走一遍，记下卡住的地方。',
    () => '卡住的地方，就是下一次练习的起点。',
    ({ title }) => `回顾一下“${title}”：目标、步骤、练习。`,
    () => '用一句话写下今天就能用上的做法。',
  ],
  en: [
    ({ course, minute }) =>
      minute === 0 ? `Welcome to “${course}”.` : `We go on with part ${minute + 1} of “${course}”.`,
    ({ title }) => `This part is about: ${title}.`,
    () => 'First say clearly which problem you want to solve, then begin.',
    ({ objective }) => `Afterwards you should be able to: ${objective}.`,
    () => 'Break it into steps that can each be done within a day.',
    () => 'Now think of a real situation that you met last week.',
    () => 'Walk through the steps in your mind and note where you get stuck.',
    () => 'Where you get stuck is where the next practice begins.',
    ({ title }) => `Let us look back at “${title}”: aim, steps, practice.`,
    () => 'Write down in one sentence what you can use today.',
  ],
};

const part = (value: number, width: number): string => String(value).padStart(width, '0');

const stamp = (seconds: number): string => {
  const whole = Math.floor(seconds);
  const milliseconds = Math.round((seconds - whole) * 1000);
  return `${part(Math.floor(whole / 3600), 2)}:${part(Math.floor(whole / 60) % 60, 2)}:${part(whole % 60, 2)}.${part(milliseconds, 3)}`;
};

/** Escapes `<` and `&`, which WebVTT reads as markup. */
const escapeCue = (line: string): string =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Captions of a film or recording of any length as WebVTT; the last cue ends with the film. */
export function captionsFor(item: CaptionSubject, lang: CaptionLanguage): string {
  const objectives = item.objectives.length > 0 ? item.objectives : [item.title];
  const cues: string[] = [];
  for (let index = 0; index * cueSeconds < item.duration; index += 1) {
    const minute = Math.floor(index / cuesPerMinute);
    const line = lines[lang][index % cuesPerMinute];
    const objective = objectives[minute % objectives.length];
    if (!line || !objective) continue;
    const end = Math.min((index + 1) * cueSeconds, item.duration);
    const words = {
      course: item.courseTitle[lang],
      title: item.title[lang],
      objective: objective[lang],
      minute,
    };
    cues.push(`${index + 1}\n${stamp(index * cueSeconds)} --> ${stamp(end)}\n${escapeCue(line(words))}\n`);
  }
  return `WEBVTT\n\n${cues.join('\n')}`;
}
