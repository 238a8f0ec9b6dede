import type { FirstCall } from '../boot/firstCall.ts';
import type { Area, Route, Row, Screen, Screens } from './types.ts';

/** Declares an area. A row without a screen, or a screen without a row, does not compile. */
export const defineArea = <const Rows extends readonly Row[]>(
  rows: Rows,
  load: () => Promise<{ default: Screens<Rows> }>,
): Area => ({ rows, load: () => load().then((area) => area.default) });

/** The routes of these areas, in order. */
export const routesOf = (areas: readonly Area[]): Route[] =>
  areas.flatMap(({ rows, load }) =>
    rows.map((row) =>
      row.redirect !== undefined
        ? row
        : {
            ...row,
            load: async () => {
              const screen = (await load())[row.path];
              if (!screen) throw new Error(`${row.path} has no screen.`);
              return screen;
            },
          },
    ),
  );

const isList = (calls: NonNullable<Screen['calls']>): calls is readonly FirstCall[] => Array.isArray(calls);

/** The first calls by address: that of the path, or of each value of its parameter that has calls. */
export const callsByAddress = (
  path: string,
  calls: Screen['calls'] = [],
): Readonly<Record<string, readonly FirstCall[]>> =>
  isList(calls)
    ? { [path]: calls }
    : Object.fromEntries(Object.entries(calls).map(([value, list]) => [path.replace(/:\w+/, value), list]));
