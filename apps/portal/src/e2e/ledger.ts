import type { Page } from '@playwright/test';
import { ask } from './machine.ts';

/** The three ledgers of watched seconds (reliability 2.0). */
export type Span = readonly [from: number, to: number];

export function unionOf(spans: readonly Span[]): [number, number][] {
  const union: [number, number][] = [];
  for (const [from, to] of [...spans].sort(([one], [other]) => one - other)) {
    const last = union.at(-1);
    if (last !== undefined && from <= last[1] + 0.2) last[1] = Math.max(last[1], to);
    else union.push([from, to]);
  }
  return union;
}

export const lengthOf = (spans: readonly Span[]): number =>
  unionOf(spans).reduce((sum, [from, to]) => sum + to - from, 0);

/** Seconds of `spans` that `within` does not hold. */
export const missingIn = (within: readonly Span[], spans: readonly Span[]): number =>
  lengthOf([...within, ...spans]) - lengthOf(within);

export const spansOf = (value: unknown): Span[] =>
  Array.isArray(value) ? value.map(([from, to]) => [Number(from), Number(to)]) : [];

/** The first ledger: what the film itself says was played on this page. */
export const playedOn = (page: Page): Promise<Span[]> =>
  page
    .locator('video')
    .evaluate(({ played }: HTMLVideoElement) =>
      Array.from({ length: played.length }, (_, at) => [played.start(at), played.end(at)]),
    );

export interface Film {
  readonly courseId: number;
  readonly itemId: number;
}

export interface Counted {
  readonly spans: Span[];
  readonly studySeconds: number;
  /** Why other seconds do not count. */
  readonly reasons: string[];
}

/** The third: what the server has. Asked of the server itself, and of nobody's session. */
export async function counted(token: string, { courseId, itemId }: Film, on?: number): Promise<Counted> {
  const { data } = await ask('/course/pc/study/evidence', {
    query: { courseId: String(courseId), itemId: String(itemId) },
    token,
    ...(on === undefined ? {} : { on }),
  });
  return {
    spans: spansOf(data['counted']),
    studySeconds: Number(data['studySeconds']),
    reasons: data['refused']?.map((refusal) => String(refusal['reason'])) ?? [],
  };
}
