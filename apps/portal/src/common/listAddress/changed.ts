/**
 * The address after a change of one parameter: '' removes the parameter, and any change but that of the page
 * number leads to page 1.
 */
export function changed(search: string, name: string, value: string): string {
  const query = new URLSearchParams(search);
  if (value === '') query.delete(name);
  else query.set(name, value);
  if (name !== 'pageNo' && name !== 'layout') query.delete('pageNo');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
