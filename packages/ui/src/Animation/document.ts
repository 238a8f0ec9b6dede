import { ownField } from '@stoa/domain/kernel';

/** A Lottie document that is complete in itself. */
export interface AnimationDocument {
  readonly layers: readonly unknown[];
}

/** Largest document in characters; a drawn animation of a few seconds has far fewer. */
const maxLength = 2_000_000;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isLength = (value: unknown): boolean => typeof value === 'number' && value > 0 && value < 100_000;

/** Whether an asset is contained in the document: a composition, or an embedded picture. */
function isContained(asset: unknown): boolean {
  const picture = ownField(asset, 'p');
  return picture === undefined || (typeof picture === 'string' && picture.startsWith('data:image/'));
}

function isDocument(value: unknown): value is AnimationDocument {
  const hasSize =
    isLength(ownField(value, 'w')) && isLength(ownField(value, 'h')) && isLength(ownField(value, 'fr'));
  const layers = ownField(value, 'layers');
  // A font would bring a style element and a request of its own.
  const hasFonts = listOf(ownField(ownField(value, 'fonts'), 'list')).length > 0;
  return (
    hasSize &&
    Array.isArray(layers) &&
    !hasFonts &&
    listOf(ownField(value, 'assets')).every((one) => isContained(one))
  );
}

/** Reads a document. A text that is no such document, or that would load something else, is refused. */
export function documentFrom(text: string): AnimationDocument {
  const document: unknown = text.length > maxLength ? undefined : JSON.parse(text);
  if (!isDocument(document)) throw new Error('This is no animation that can be played here.');
  return document;
}
