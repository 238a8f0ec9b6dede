import type { ExamKind } from '@stoa/domain';

/** The filters of the list of records. */
export interface RecordFilters {
  readonly examId?: number | undefined;
  readonly examKind?: ExamKind | undefined;
  readonly passed?: boolean | undefined;
  /** Days as YYYY-MM-DD; '' for none. */
  readonly from: string;
  readonly to: string;
}

/** A day in an address; '' when the text is not a day. */
export function dayOf(text: string | null): string {
  const day = text ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : '';
}

/** The first moment of a day in the person's time zone, or of the day that is `later` days after it. */
function startOf(day: string, later = 0): number | undefined {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return day === '' ? undefined : new Date(year, month - 1, date + later).getTime();
}

/** The filters in the form of the call; the last day is included as a whole. */
export function recordsRequest({ from, to, ...rest }: RecordFilters) {
  const end = startOf(to, 1);
  return { ...rest, from: startOf(from), to: end === undefined ? undefined : end - 1 };
}
