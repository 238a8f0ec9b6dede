const seen = new WeakSet<Element>();

/** The keyboard reaches a box only while its content is wider than the box, because only then it scrolls. */
function follow(box: Element): void {
  if (box.scrollWidth > box.clientWidth) box.setAttribute('tabindex', '0');
  else box.removeAttribute('tabindex');
}

// An observer does not keep alive what it observes, so boxes that leave the page need no clearing up.
let observer: ResizeObserver | undefined;

/** Lets the keyboard scroll a box whenever its content is wider than it. */
export function watchWidth(box: Element): void {
  if (seen.has(box)) return;
  seen.add(box);
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) follow(target);
  });
  observer.observe(box);
}
