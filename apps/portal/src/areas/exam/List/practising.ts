/** What the address says is being practised: the whole page, one question, or nothing. */
export function practisingIn(text: string | null): 'page' | number | undefined {
  if (text === 'page') return text;
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
