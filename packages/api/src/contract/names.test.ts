import { expect, it } from 'vitest';
import { contract } from './all.ts';
import { callIds, offersOf } from './names.ts';

const declared = Object.values(contract).flatMap((area) =>
  Object.entries(area).map(([name, { id }]): [string, string] => [name, id]),
);

it('knows every call of the contract by its name, and no other', () => {
  expect(Object.fromEntries(declared)).toEqual(callIds);
});

it('offers the calls that a list names, and all calls of the specification for `specification`', () => {
  const offers = offersOf(['specification', 'courseList', 'constructor', 'unknownCall']);
  const offered = Object.values(contract)
    .flatMap((area) => Object.values(area))
    .filter(({ id }) => offers({ id }))
    .map(({ id }) => id);
  expect(offered).toHaveLength(43);
  expect(offered).toContain('X11');
});
