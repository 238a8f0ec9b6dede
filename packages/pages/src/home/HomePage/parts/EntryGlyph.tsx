import { Icon } from '@stoa/ui/Icon';
import { glyphOf } from './glyphs.ts';

/**
 * The icon of a function without a picture. The component is a chunk of its own, because a page whose
 * functions all have pictures needs no icons.
 */
export default function EntryGlyph({ href }: { href: string }) {
  return <Icon glyph={glyphOf(href)} />;
}
