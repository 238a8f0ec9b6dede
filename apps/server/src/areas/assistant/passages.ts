import type { Localised } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import type { PassageText } from '../../shared/passages.ts';
import type { Viewer } from '../course/rules.ts';
import { scoresOf } from './bm25.ts';
import { coverage, wordsOf } from './question.ts';

/** Something that the person may see and that speaks of what was asked, in the reader's language. */
export interface Passage extends Pick<PassageText, 'kind' | 'id' | 'target'> {
  readonly title: string;
  readonly summary: string;
  /** The part of the question that stands in it, and in its title, from 0 to 1. */
  readonly share: number;
  readonly titleShare: number;
}

/** A third of what was asked: less is chance. */
const least = 1 / 3;

const said = (texts: readonly Localised[]): string[] => texts.flatMap(({ zh, en }) => wordsOf(`${zh} ${en}`));

/** What the person may see that speaks of these words, the best first. Titles weigh as in a search. */
export async function passagesAbout(
  context: SessionContext,
  viewer: Viewer,
  words: readonly string[],
): Promise<Passage[]> {
  if (words.length === 0) return [];
  const texts: PassageText[] = [];
  for (const { passages } of context.services.areas) {
    if (passages !== undefined) texts.push(...(await passages.about(context, viewer, words)));
  }
  const candidates = texts.map((one) => ({
    ...one,
    titled: said([one.title]),
    pieces: said([one.summary, ...one.words]),
  }));
  const scores = scoresOf(
    words,
    candidates.map(({ titled, pieces }) => [...titled, ...titled, ...titled, ...pieces]),
  );
  return candidates
    .map(({ kind, id, target, title, summary, titled, pieces }, at) => ({
      kind,
      id,
      target,
      title: context.text(title),
      summary: context.text(summary),
      score: scores[at] ?? 0,
      share: coverage(words, [...titled, ...pieces]),
      titleShare: coverage(words, titled),
    }))
    .filter(({ share }) => share >= least)
    .toSorted((one, other) => other.score - one.score);
}
