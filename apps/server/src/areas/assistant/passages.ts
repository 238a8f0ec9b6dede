import type { Localised } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import type { PassageText } from '../../shared/passages.ts';
import type { Viewer } from '../course/rules.ts';
import { scoresOf } from './bm25.ts';
import { coverage, wordsOf } from './question.ts';

/** A text that the person may see and that matches the question, in the reader's language. */
export interface Passage extends Pick<PassageText, 'kind' | 'id' | 'target'> {
  readonly title: string;
  readonly summary: string;
  /** The share of the question's words that the text and its title contain, from 0 to 1. */
  readonly share: number;
  readonly titleShare: number;
}

/** Smallest share of the question's words that counts, because less matches by chance. */
const least = 1 / 3;

const said = (texts: readonly Localised[]): string[] => texts.flatMap(({ zh, en }) => wordsOf(`${zh} ${en}`));

/** The texts that the person may see about these words, the best first. Titles weigh as in the search. */
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
