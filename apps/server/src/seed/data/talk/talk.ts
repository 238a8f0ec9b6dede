/** A text of one person; without `by` it is any person who may open the course. */
export interface Said {
  readonly by: number | undefined;
  readonly words: string;
}

export interface Comment extends Said {
  readonly replies: readonly Said[];
  /** Least number of people who like it. */
  readonly likes: number;
}

/** A question with its answers; the first answer is the adopted one. */
export interface Question extends Said {
  readonly answers: readonly Said[];
}

/** Comments, questions and notes of a company's people about a course. */
export interface Talk {
  readonly comments: readonly Comment[];
  readonly questions: readonly Question[];
  readonly notes: readonly Said[];
}

/** Talk by the id of the course. */
export type Talks = Readonly<Record<number, Talk>>;

/**
 * Reads the texts about a course as their author writes them, one per line: `- ` a comment, `> ` a reply to
 * it, `? ` a question, `= ` an answer to it, `+ ` a note. `@1 ` before the text names the person, `♥3 ` the
 * likes.
 */
export function talk(written: string): Talk {
  const comments: (Comment & { replies: Said[] })[] = [];
  const questions: (Question & { answers: Said[] })[] = [];
  const notes: Said[] = [];
  for (const line of written.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const [, mark, by, likes, words] = /^([->?=+]) (?:@(\d+) )?(?:♥(\d+) )?(.+)$/.exec(line) ?? [];
    if (mark === undefined || words === undefined) throw new Error(`Not a line of talk: ${line}`);
    const said = { by: by === undefined ? undefined : Number(by), words };
    if (mark === '-') comments.push({ ...said, replies: [], likes: Number(likes ?? 0) });
    if (mark === '>') comments.at(-1)?.replies.push(said);
    if (mark === '?') questions.push({ ...said, answers: [] });
    if (mark === '=') questions.at(-1)?.answers.push(said);
    if (mark === '+') notes.push(said);
  }
  return { comments, questions, notes };
}
