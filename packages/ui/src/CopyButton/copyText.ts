/**
 * Copies text to the clipboard; returns false when the browser refused. Company networks often use plain http,
 * where `navigator.clipboard` does not exist; there the text is copied with `execCommand` from an invisible
 * field.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // The field is added inside the open dialog, because everything outside of a modal dialog is inert and
  // cannot be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}
