export interface FormFault {
  /** The `name` or the `id` of the control. */
  field: string;
  /** A whole sentence that is understandable without seeing the field, such as “Phone number: fill this in.” */
  message: string;
}

export interface FaultWords {
  missing: (name: string) => string;
  choose: (name: string) => string;
  wrong: (name: string) => string;
  /** Joins the name of the field and the message of the control. */
  of: (name: string, sentence: string) => string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const wordsOf = (id: string | null) =>
  id === null ? undefined : document.getElementById(id)?.firstChild?.textContent;

/** The visible name of a control, or of the group that contains it. */
function nameOf(control: Control): string {
  const group = control.closest('fieldset[aria-labelledby], fieldset[aria-label]');
  return (
    group?.getAttribute('aria-label') ??
    wordsOf(group?.getAttribute('aria-labelledby') ?? null) ??
    control.getAttribute('aria-label') ??
    control.labels?.[0]?.firstChild?.textContent ??
    control.name
  ).trim();
}

/** The errors that the browser finds in a form, one for each field, in the order of the page. */
export function faultsIn(form: HTMLFormElement, words: FaultWords): FormFault[] {
  const faults = new Map<string, FormFault>();
  for (const control of form.elements) {
    if (!isControl(control) || control.validity.valid || !control.willValidate) continue;
    const field = control.name === '' ? control.id : control.name;
    if (faults.has(field)) continue;
    const name = nameOf(control);
    const picked = control instanceof HTMLSelectElement || ['radio', 'checkbox'].includes(control.type);
    const { customError, valueMissing } = control.validity;
    let message = words.wrong(name);
    if (customError) message = words.of(name, control.validationMessage);
    else if (valueMissing) message = picked ? words.choose(name) : words.missing(name);
    faults.set(field, { field, message });
  }
  return [...faults.values()];
}

/**
 * The element that gets the focus for a field: in a group the checked or else the first control, and for a
 * hidden value the visible field.
 */
export function controlOf(form: HTMLFormElement, field: string): HTMLElement | undefined {
  const found = form.elements.namedItem(field);
  const group = found instanceof RadioNodeList ? [...found] : [found];
  const elements = group.filter((each) => each instanceof HTMLElement);
  const first = elements.find((each) => each instanceof HTMLInputElement && each.checked) ?? elements[0];
  if (first instanceof HTMLFieldSetElement)
    return first.querySelector<HTMLElement>('input, select, textarea') ?? first;
  if (first instanceof HTMLInputElement && first.type === 'hidden') {
    return first.closest('[data-component]')?.querySelector<HTMLElement>('[data-part="input"]') ?? undefined;
  }
  return first;
}

/** The id by which the surrounding Field knows a control. */
export function fieldIdOf(control: HTMLElement): string | undefined {
  const group = control.closest('fieldset[id]');
  return group?.id ?? (control.id === '' ? undefined : control.id);
}
