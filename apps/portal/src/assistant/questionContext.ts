import type { QuestionContext } from './talk.ts';

/** The lesson being studied at this moment; the study page sets it. */
export const studying: {
  current: (() => { itemId: number | undefined; position: number | undefined }) | undefined;
} = {
  current: undefined,
};

function idIn(search: string, name: string): number | undefined {
  const id = Number(new URLSearchParams(search).get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** A longer path cannot belong to the portal. */
const longestRoute = 256;

/** The context of a question, from the address and the page. */
export function questionContextOf({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): QuestionContext {
  const { itemId = idIn(search, 'itemId'), position } = studying.current?.() ?? {};
  return {
    route: pathname.slice(0, longestRoute),
    courseId: idIn(search, 'courseId'),
    itemId,
    ...(position === undefined ? {} : { position: Math.max(0, position) }),
  };
}
