import type { CornerPosition } from '@stoa/domain';

/** What somebody wants to be noticed: words, a picture, where it leads. */
export interface HomeAdvert {
  id: number;
  title: string;
  imageUrl: string;
  href?: string | undefined;
  closable: boolean;
  /** Name of the whole: what kind of thing it is, and its title. Several stand on a page. */
  label: string;
  /** Name of the button that puts it away. */
  closeLabel: string;
}

export interface FloatingAdvert extends HomeAdvert {
  corner: CornerPosition;
}

export interface AdvertWords {
  open: string;
}
