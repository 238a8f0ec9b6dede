import { CornerPosition, type Corner } from '@stoa/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withCorner } from './corners.ts';

const positions = Object.values(CornerPosition);

test('a badge gets a free corner, covers no other and repeats nothing', () => {
  const corner = fc.record({
    text: fc.constantFrom('新课', '必修', '热门'),
    position: fc.constantFrom(...positions),
  });
  const corners = fc.uniqueArray(corner, { selector: ({ position }) => position });
  fc.assert(
    fc.property(corners, (before: Corner[]) => {
      const after = withCorner(before, '新课');
      expect(after.slice(0, before.length)).toEqual(before);
      expect(new Set(after.map(({ position }) => position)).size).toBe(after.length);
      const isFull = before.length === positions.length;
      expect(isFull || after.some(({ text }) => text === '新课')).toBe(true);
      expect(after.filter(({ text }) => text === '新课').length).toBeLessThanOrEqual(
        Math.max(1, before.filter(({ text }) => text === '新课').length),
      );
    }),
    { seed: 20_261_121 },
  );
});
