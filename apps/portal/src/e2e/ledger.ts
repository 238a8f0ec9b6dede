import type { Page } from '@playwright/test';
import { ask } from './machine.ts';

/**
 * A stretch of watched seconds. The journeys compare three records of them: what the film itself played, what
 * the server acknowledged, and what the server has stored.
 */
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

/** Number of seconds in `spans` that are not in `within`. */
export const missingIn = (within: readonly Span[], spans: readonly Span[]): number =>
  lengthOf([...within, ...spans]) - lengthOf(within);

export const spansOf = (value: unknown): Span[] =>
  Array.isArray(value) ? value.map(([from, to]) => [Number(from), Number(to)]) : [];

/**
 * The first of the three records that are compared: the ranges that the video element reports as played on
 * this page.
 */
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
  /** Reasons for which the server did not count other seconds. */
  readonly reasons: string[];
}

/**
 * The third of the three records: the seconds that the server has stored, requested by a call without any
 * page.
 */
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
