/** A number in the address; `undefined` when it is missing or not a number. */
export const numberIn = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
};

/** The address of the page before the exam, with the address from which the learner came. */
export function infoAddress(query: URLSearchParams): string {
  const params = new URLSearchParams(query);
  params.delete('attemptId');
  return `/exam/info?${params.toString()}`;
}

/**
 * The address of the page on which the exam is answered, with the address to return to; `attemptId` names an
 * attempt to continue.
 */
export function answerAddress(query: URLSearchParams, attemptId: number | undefined): string {
  const params = new URLSearchParams(query);
  params.delete('attemptId');
  if (attemptId !== undefined) params.set('attemptId', String(attemptId));
  return `/exam/answer?${params.toString()}`;
}

/** The address of an attempt's result, with the address from which the learner came. */
export function resultAddress(query: URLSearchParams, attemptId: number): string {
  const params = new URLSearchParams({ attemptId: String(attemptId) });
  const back = query.get('back');
  if (back !== null) params.set('back', back);
  return `/exam/record?${params.toString()}`;
}
