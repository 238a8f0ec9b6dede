import * as v from 'valibot';
import type { BeatEvent, StudyBeat } from '../contract/study.ts';
import { beatEvents, shortestSegment } from '../contract/types/study.ts';
import { stretch } from '../contract/types/wire.ts';

/** The part of the study session that was played since the last beat was made. */
export const openBeat = v.object({
  segments: v.array(stretch),
  activeSeconds: v.number(),
  position: v.number(),
  rate: v.number(),
  pagesSeen: v.optional(v.array(v.number())),
  scrolledToEnd: v.optional(v.boolean()),
  linkDone: v.optional(v.boolean()),
  presenceAck: v.optional(v.string()),
});
export type OpenBeat = v.InferOutput<typeof openBeat>;

/**
 * Checks the shape only, because the server checks the limits of `studyBeat`, and their code would add weight
 * to every page.
 */
const keptBeat: v.GenericSchema<unknown, StudyBeat> = v.object({
  ...openBeat.entries,
  sessionId: v.string(),
  seq: v.number(),
  event: v.picklist(beatEvents),
  itemId: v.number(),
  playerTag: v.string(),
  clientTime: v.number(),
});

export const beatRecord = v.object({
  sessionId: v.string(),
  itemId: v.number(),
  playerTag: v.string(),
  lastSeq: v.number(),
  /**
   * The server may have received the beats up to this sequence number, so if they are sent again, they must
   * be unchanged.
   */
  tried: v.number(),
  beats: v.array(keptBeat),
  open: openBeat,
  /** The last stretch that was included in a beat. */
  told: v.optional(stretch),
});
/** The beats of one study session that the server has not confirmed. */
export type BeatRecord = v.InferOutput<typeof beatRecord>;

/** Most beats that are kept of one session. */
export const maxBeats = 240;
const maxSegments = 500;

const nothing: OpenBeat = { segments: [], activeSeconds: 0, position: 0, rate: 1 };

export const newRecord = (session: Pick<BeatRecord, 'sessionId' | 'itemId' | 'playerTag'>): BeatRecord => ({
  ...session,
  lastSeq: 0,
  tried: 0,
  beats: [],
  open: nothing,
});

export const isOpenEmpty = ({
  segments,
  activeSeconds,
  pagesSeen,
  scrolledToEnd,
  linkDone,
  presenceAck,
}: OpenBeat) =>
  segments.length === 0 &&
  activeSeconds === 0 &&
  pagesSeen === undefined &&
  !scrolledToEnd &&
  !linkDone &&
  presenceAck === undefined;

export const isSettled = (record: BeatRecord): boolean =>
  record.beats.length === 0 && isOpenEmpty(record.open);

type Segment = [number, number];

const thousandth = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** Joins segments that follow each other without a jump; the order of playing is kept. */
function joined(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  for (const [from, to] of segments) {
    const last = result.at(-1);
    if (last !== undefined && last[1] === from) last[1] = to;
    else result.push([from, to]);
  }
  return result;
}

const isTooShort = ([from, to]: Segment): boolean => thousandth(to - from) < shortestSegment;

/** Adds a stretch that was really played. */
export function withSegment({ open, told }: BeatRecord, [start, end]: readonly [number, number]): OpenBeat {
  const from = thousandth(Math.max(0, start));
  const to = thousandth(end);
  if (to <= from) return open;
  // The last stretch of the previous beat was too short to count, so it is included again together with its
  // continuation.
  const goesOn = open.segments.length === 0 && told !== undefined && told[1] === from && isTooShort(told);
  return { ...open, segments: joined([...open.segments, [goesOn ? told[0] : from, to]]) };
}

/**
 * Extends a first segment that is too short to count into the stretch that was played right before it, so
 * that no gap is left in the film.
 */
function longEnough(segments: readonly Segment[], told: Segment | undefined): Segment[] {
  const [first, ...others] = segments;
  if (first === undefined) return [];
  if (told === undefined || told[1] !== first[0] || !isTooShort(first)) return [first, ...others];
  return [[Math.max(told[0], thousandth(first[1] - shortestSegment)), first[1]], ...others];
}

/** Makes a beat with the next sequence number of the open part, and begins a new open part. */
export function sealed(record: BeatRecord, event: BeatEvent, clientTime: number): BeatRecord {
  const { activeSeconds, position, ...rest } = record.open;
  const segments = longEnough(rest.segments, record.told);
  const seq = record.lastSeq + 1;
  const beat: StudyBeat = {
    ...rest,
    sessionId: record.sessionId,
    seq,
    event,
    itemId: record.itemId,
    playerTag: record.playerTag,
    position: thousandth(Math.max(0, position)),
    segments,
    activeSeconds: thousandth(activeSeconds),
    clientTime: Math.round(clientTime),
  };
  const open: OpenBeat = { ...nothing, position, rate: rest.rate };
  const beats = [...record.beats, beat];
  return bounded({ ...record, lastSeq: seq, beats, open, told: segments.at(-1) ?? record.told });
}

/**
 * Merges two beats that follow each other: the contents of both, with the position and event of the later.
 */
function merged(one: StudyBeat, next: StudyBeat): StudyBeat | undefined {
  // A beat with an answer to a presence check is not merged, because the server compares its time with the
  // check's deadline.
  if (one.presenceAck !== undefined) return undefined;
  const segments = joined([...one.segments, ...next.segments]);
  if (segments.length > maxSegments) return undefined;
  const activeSeconds = thousandth(one.activeSeconds + next.activeSeconds);
  const share = activeSeconds > 0 ? one.activeSeconds / activeSeconds : 0;
  const pages = [...new Set([...(one.pagesSeen ?? []), ...(next.pagesSeen ?? [])])];
  return {
    ...next,
    segments,
    activeSeconds,
    // The mean rate, because the server allows as many media seconds as time × rate.
    rate: one.rate * share + next.rate * (1 - share),
    ...(pages.length > 0 ? { pagesSeen: pages } : {}),
    ...(one.scrolledToEnd || next.scrolledToEnd ? { scrolledToEnd: true } : {}),
    ...(one.linkDone || next.linkDone ? { linkDone: true } : {}),
  };
}

/**
 * Whether a beat must stay as it is: the server may have received it, or it is the session's first one, whose
 * time is counted differently.
 */
const isFixed = (record: BeatRecord, beat: StudyBeat): boolean => beat.seq <= record.tried || beat.seq === 1;

/** Merges beats when there are more than the queue keeps; the first one stays as it is. */
function bounded(record: BeatRecord): BeatRecord {
  if (record.beats.length <= maxBeats) return record;
  const [head, ...rest] = record.beats;
  return head === undefined ? record : { ...record, beats: [head, ...allMerged(rest)] };
}

function allMerged(beats: readonly StudyBeat[]): StudyBeat[] {
  const result: StudyBeat[] = [];
  for (const beat of beats) {
    const last = result.at(-1);
    const both = last === undefined ? undefined : merged(last, beat);
    if (both === undefined) result.push(beat);
    else result[result.length - 1] = both;
  }
  return result;
}

/**
 * Merges the unsent beats before sending. The first two are then marked as fixed, because a page that closes
 * sends the second one without waiting until the device has stored that it may have been sent.
 */
export function prepared(record: BeatRecord): BeatRecord {
  const fixed = record.beats.filter((beat) => isFixed(record, beat));
  const waiting = record.beats.filter((beat) => !isFixed(record, beat));
  const beats = [...fixed, ...allMerged(waiting)];
  return { ...record, beats, tried: (beats[1] ?? beats[0])?.seq ?? record.tried };
}

export const without = (record: BeatRecord, seq: number): BeatRecord => ({
  ...record,
  beats: record.beats.filter((beat) => beat.seq !== seq),
});
