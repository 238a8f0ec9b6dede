import type { Place } from './talk.ts';

/** What is studied at this moment; the page that knows says so. */
export const studying: {
  current: (() => { itemId: number | undefined; position: number | undefined }) | undefined;
} = {
  current: undefined,
};

function idIn(search: string, name: string): number | undefined {
  const id = Number(new URLSearchParams(search).get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Longer paths are no address of ours. */
const longestRoute = 256;

/** What a question is asked about, as far as the page tells it. */
export function placeOf({ pathname, search }: { pathname: string; search: string }): Place {
  const { itemId = idIn(search, 'itemId'), position } = studying.current?.() ?? {};
  return {
    route: pathname.slice(0, longestRoute),
    courseId: idIn(search, 'courseId'),
    itemId,
    ...(position === undefined ? {} : { position: Math.max(0, position) }),
  };
}
