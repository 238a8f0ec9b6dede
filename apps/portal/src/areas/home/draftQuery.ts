/** The draft that an address names; `undefined` when a parameter of the link is missing. */
export function draftOf(query: URLSearchParams): { previewId: number; previewToken?: string } | undefined {
  const id = query.get('previewId') ?? '';
  const previewToken = query.get('previewToken') ?? '';
  if (!/^[1-9]\d{0,14}$/.test(id)) return undefined;
  if (previewToken === '') return { previewId: Number(id) };
  return /^[\w-]{1,256}$/.test(previewToken) ? { previewId: Number(id), previewToken } : undefined;
}
