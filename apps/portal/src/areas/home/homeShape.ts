import { remember, remembered } from '../../kernel/remembered.ts';

/** What stood on a company's home page the last time, as far as its bones need to know. */
export interface HomeShape {
  /** A line over the page. */
  readonly strip: boolean;
  readonly functions: number;
  readonly tasks: number;
}

const key = (companyId: number): string => `stoa:home:${companyId}`;

/**
 * Room for the line is kept where nothing is known: it would push down what the person reads already. Few entries are
 * expected then, as each company has them today.
 */
function read(companyId: number): HomeShape {
  const text = remembered(key(companyId));
  const [, strip = 1, functions = 4, tasks = 4] = /^([01])\.(\d{1,3})\.(\d{1,3})$/.exec(text) ?? [];
  return { strip: Number(strip) === 1, functions: Number(functions), tasks: Number(tasks) };
}

export const homeShape = {
  read,
  /** For the next visit, so that its bones have the shape of what comes. */
  remember(companyId: number, seen: Partial<HomeShape>): void {
    const { strip, functions, tasks } = { ...read(companyId), ...seen };
    remember(key(companyId), `${Number(strip)}.${functions}.${tasks}`);
  },
};
