/** An element of the shell, whose styles are found by its name. */
export const part = (tag: 'div' | 'p' | 'b', name: string, text = ''): HTMLElement => {
  const element = document.createElement(tag);
  element.dataset['shellPart'] = name;
  element.textContent = text;
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
