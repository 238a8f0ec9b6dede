import { Icon } from '@stoa/ui/Icon';
import { glyphOf } from './glyphs.ts';

/** The icon of an entry without a picture. Comes by itself: a page of pictures needs none of them. */
export default function EntryGlyph({ href }: { href: string }) {
  return <Icon glyph={glyphOf(href)} />;
}
