import type { AccessRequestState } from '@stoa/api/contract/course';
import { isValueOf, ReviewKind, ReviewState } from '@stoa/domain';
import { deskTabs, type DeskTab } from '@stoa/pages/desk/TeachDeskPage';

/** The parameters of an address of the desk. */
export interface DeskAddress {
  readonly tab: DeskTab;
  readonly kind: ReviewKind | undefined;
  /** `undefined` shows every state. */
  readonly state: ReviewState | undefined;
  readonly reviewId: number | undefined;
  readonly examId: number | undefined;
  /** Which requests for access are shown; `undefined` shows all. */
  readonly requests: AccessRequestState | undefined;
}

const idIn = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
};

/** States of a request for access that an address names; without one, open requests are shown. */
const answered = ['granted', 'refused'] as const;

/** Value of `state` in an address that shows all states; without the parameter, pending reviews are shown. */
export const everyState = 'all';

const requestsIn = (query: URLSearchParams): AccessRequestState | undefined => {
  const state = query.get('state');
  return state === everyState ? undefined : (answered.find((each) => each === state) ?? 'open');
};

/** Reads an address; values that are not valid count as absent. `tabs` are those that the person has. */
export function deskAddress(search: string, tabs: readonly DeskTab[]): DeskAddress {
  const query = new URLSearchParams(search);
  const kind = idIn(query, 'kind');
  const state = idIn(query, 'state');
  const wanted = query.get('state') === everyState ? undefined : ReviewState.Pending;
  return {
    tab: deskTabs.find((tab) => tab === query.get('tab') && tabs.includes(tab)) ?? 'review',
    kind: isValueOf(ReviewKind, kind) ? kind : undefined,
    state: isValueOf(ReviewState, state) ? state : wanted,
    reviewId: idIn(query, 'reviewId'),
    examId: idIn(query, 'examId'),
    requests: requestsIn(query),
  };
}

/** The value of a filter in the address; '' where it is the default of the list. */
export function filterValue(name: string, value: string): string {
  if (name !== 'state') return value;
  if (value === '') return everyState;
  return value === String(ReviewState.Pending) || value === 'open' ? '' : value;
}
