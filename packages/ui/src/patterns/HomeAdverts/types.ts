import type { CornerPosition } from '@stoa/domain';

/** What somebody wants to be noticed: words, a picture, where it leads. */
export interface HomeAdvert {
  id: number;
  title: string;
  imageUrl: string;
  href?: string | undefined;
  closable: boolean;
  /** Name of the button that puts it away. */
  closeLabel: string;
}

export interface FloatingAdvert extends HomeAdvert {
  corner: CornerPosition;
}

export interface AdvertWords {
  /** What kind of thing this is: said before its title. */
  kind: string;
  open: string;
}
