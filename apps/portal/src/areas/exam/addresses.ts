/** A number in the address; anything else counts as absent. */
export const numberIn = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
};

/** The page before the exam of an address, with where the learner came from. */
export function infoAddress(query: URLSearchParams): string {
  const params = new URLSearchParams(query);
  params.delete('attemptId');
  return `/exam/info?${params.toString()}`;
}

/** The page of answering, with where the learner came from; `attemptId` names the attempt that goes on. */
export function answerAddress(query: URLSearchParams, attemptId: number | undefined): string {
  const params = new URLSearchParams(query);
  params.delete('attemptId');
  if (attemptId !== undefined) params.set('attemptId', String(attemptId));
  return `/exam/answer?${params.toString()}`;
}

/** The result of an attempt. It leads back to where the learner came from. */
export function resultAddress(query: URLSearchParams, attemptId: number): string {
  const params = new URLSearchParams({ attemptId: String(attemptId) });
  const back = query.get('back');
  if (back !== null) params.set('back', back);
  return `/exam/record?${params.toString()}`;
}
