import type { Localised } from '../../../db/schema/index.ts';
import { text } from '../text.ts';

/** The trainer's text in a film or recording, sentence by sentence, and the beginnings of its chapters. */
export interface Script {
  readonly lines: readonly Localised[];
  /** `first` is the number of the chapter's first line, from 0. */
  readonly chapters: readonly { readonly title: Localised; readonly first: number }[];
  /**
   * Length in seconds if silence is part of the lesson; otherwise the recording is as long as the spoken
   * text.
   */
  readonly seconds: number | undefined;
}

/** Scripts by the id of their lesson. */
export type Scripts = Readonly<Record<number, Script>>;

/**
 * Reads a script as its author writes it: each sentence on a line in Chinese and on the next in English; a line
 * `# 标题 | Title` begins a chapter.
 */
export function script(written: string, seconds?: number): Script {
  const lines: Localised[] = [];
  const chapters: { title: Localised; first: number }[] = [];
  let chinese: string | undefined;
  for (const line of written.split('\n').map((one) => one.trim())) {
    const [, zh, en] = /^# (.+) \| (.+)$/.exec(line) ?? [];
    if (zh !== undefined && en !== undefined) chapters.push({ title: text(zh, en), first: lines.length });
    else if (line !== '' && chinese === undefined) chinese = line;
    else if (line !== '' && chinese !== undefined) {
      lines.push(text(chinese, line));
      chinese = undefined;
    }
  }
  if (chinese !== undefined) throw new Error(`A sentence has no English: ${chinese}`);
  return { lines, chapters, seconds };
}
