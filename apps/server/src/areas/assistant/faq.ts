import type { LinkTarget } from '@stoa/domain';
import type { Localised } from '../../db/schema/index.ts';
import { scoresOf } from './bm25.ts';
import { portalRules } from './faqPortal.ts';
import { studyRules } from './faqStudy.ts';
import { coverage, wordsOf } from './question.ts';

/** A rule of the product, explained. */
export interface Rule {
  /** As somebody would ask about it. */
  readonly title: Localised;
  /** What else it is asked by. */
  readonly words: Localised;
  /** In the Markdown of the assistant. */
  readonly answer: Localised;
  /** Where to go on; without a target the label is the next question. */
  readonly actions?: readonly { readonly label: Localised; readonly target?: LinkTarget }[];
}

export const ruleBook: readonly Rule[] = [...studyRules, ...portalRules];

const both = ({ zh, en }: Localised): string[] => [...wordsOf(zh), ...wordsOf(en)];

/** What each rule is asked by counts more often than how it is explained. */
const entries = ruleBook.map((rule) => {
  const asked = [...both(rule.title), ...both(rule.words)];
  return { rule, asked, pieces: [...asked, ...asked, ...both(rule.answer)] };
});

/** Half of what is asked about must be what a rule is asked by, and more than one word: that would be chance. */
const least = { share: 0.5, words: 2 } as const;

/** The rule that the words ask about most, if any does. */
export function ruleAbout(subject: readonly string[]): Rule | undefined {
  const scores = scoresOf(
    subject,
    entries.map(({ pieces }) => pieces),
  );
  return entries
    .map(({ rule, asked }, at) => ({ rule, share: coverage(subject, asked), score: scores[at] ?? 0 }))
    .filter(
      ({ share }) =>
        share >= least.share && (share === 1 || Math.round(share * subject.length) >= least.words),
    )
    .toSorted((one, other) => other.score - one.score)[0]?.rule;
}
