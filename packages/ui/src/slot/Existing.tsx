import { useEffect, useLayoutEffect, type Ref } from 'react';

export interface ExistingProps {
  /** The element, which is already in the page. */
  element: HTMLElement;
  /**
   * The ref of the library. It receives the element and keeps it, because the element stays in the page after
   * this component has gone.
   */
  ref?: Ref<HTMLElement>;
}

/**
 * The child of a library's trigger with `asChild`, for a trigger that was drawn with the page before the
 * library's code was loaded. It draws nothing and gives the library the existing element.
 */
export function Existing({ element, ref }: ExistingProps) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  }, [element, ref]);
  useEffect(() => {
    // While a dialog appears it is the origin of fixed positions. Radix does not notice when that ends, but
    // it positions its content again when the window is resized.
    const placeAgain = () => window.dispatchEvent(new Event('resize'));
    window.addEventListener('animationend', placeAgain);
    return () => window.removeEventListener('animationend', placeAgain);
  }, []);
  return null;
}
