/** An element of the shell, whose styles are found by its name, with texts and elements in it. */
export const part = (
  tag: 'div' | 'p' | 'b',
  name: string,
  ...content: readonly (Node | string)[]
): HTMLElement => {
  const element = document.createElement(tag);
  element.dataset['shellPart'] = name;
  element.append(...content);
  return element;
};

/** A place for a picture, which stays empty without an address. */
export const picturePart = (src: string): HTMLElement => {
  const place = part('div', 'picture');
  if (src !== '') {
    const image = document.createElement('img');
    image.alt = '';
    image.fetchPriority = 'high';
    image.src = src;
    place.append(image);
  }
  return place;
};

/** Replaces the skeleton of the shell; does nothing once the screen has replaced the shell. */
export const showInstead = (element: HTMLElement): void =>
  document.querySelector('[data-shell="page"] [data-shell-part="content"]')?.replaceWith(element);

/** Replaces the shell with its header, for a screen that has a header of its own. */
export const showAlone = (...elements: HTMLElement[]): void =>
  document.querySelector('[data-shell="page"]')?.replaceChildren(...elements);
