/** An element of the shell, whose styles are found by its name. */
export const part = (tag: 'div' | 'p', name: string, text = ''): HTMLElement => {
  const element = document.createElement(tag);
  element.dataset['shellPart'] = name;
  element.textContent = text;
  return element;
};

/** Replaces the skeleton of the shell; does nothing once the screen has replaced the shell. */
export const showInstead = (element: HTMLElement): void =>
  document.querySelector('[data-shell="page"] [data-shell-part="content"]')?.replaceWith(element);
