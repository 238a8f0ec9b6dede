/** Colours that are known to be difficult, the colours of the demo companies, and the corners of sRGB. */
export const adversaries = [
  '#00a0e9',
  '#ffcc00',
  '#ff6a00',
  '#e60012',
  '#07c160',
  '#1677ff',
  '#7b2ff7',
  '#96742a',
  '#767676',
  '#000000',
  '#ffffff',
  '#00ffff',
  '#6affaa',
  '#f5a9b8',
  '#f5722d',
  '#2f6bff',
  '#17a673',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#ff00ff',
  '#010101',
  '#fefefe',
  '#777777',
  '#757575',
  '#808080',
] as const;

const hex = (color: number) => `#${color.toString(16).padStart(6, '0')}`;

/** Evenly spaced colours of the sRGB cube, `side` along each edge, with both ends included. */
export function* grid(side: number): Generator<string> {
  const level = (step: number) => Math.round((step * 255) / (side - 1));
  for (let red = 0; red < side; red += 1) {
    for (let green = 0; green < side; green += 1) {
      for (let blue = 0; blue < side; blue += 1)
        yield hex((level(red) << 16) | (level(green) << 8) | level(blue));
    }
  }
}

/** Random colours, the same for the same seed (mulberry32). */
export function* random(count: number, seed: number): Generator<string> {
  let state = seed;
  for (let made = 0; made < count; made += 1) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield hex(((mixed ^ (mixed >>> 14)) >>> 0) & 0xffffff);
  }
}
