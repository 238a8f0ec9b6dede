import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The picture on a canvas of the given size, so that two pictures of different sizes can be compared. */
function onGround(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const ground = new PNG({ width, height });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
}

/**
 * Compares two pictures.
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {{ pixels: number, picture: Buffer }} The number of visibly different pixels, and a picture of
 * them.
 */
export function differenceOf(before, after) {
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const drawn = new PNG({ width, height });
  const pixels = pixelmatch(
    onGround(a, width, height).data,
    onGround(b, width, height).data,
    drawn.data,
    width,
    height,
    { threshold: 0.1 },
  );
  return { pixels, picture: PNG.sync.write(drawn) };
}
