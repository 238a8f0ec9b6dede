import { stripKey } from '../../boot/homeMemory.ts';
import { remember, remembered } from '../../kernel/remembered.ts';

/** What a company's home page contained at the last visit, as far as its skeleton needs to know. */
export interface HomeShape {
  /** Whether there was a line above the page, such as an advert. */
  readonly strip: boolean;
  readonly functions: number;
  readonly tasks: number;
}

const key = (companyId: number): string => `stoa:home:${companyId}`;

/**
 * On a first visit the skeleton reserves the line, because a line that appears late would push down what the
 * person is reading. It expects four functions and four tasks, as most companies have.
 */
function read(companyId: number): HomeShape {
  const text = remembered(key(companyId));
  const [, strip = 1, functions = 4, tasks = 4] = /^([01])\.(\d{1,3})\.(\d{1,3})$/.exec(text) ?? [];
  return { strip: Number(strip) === 1, functions: Number(functions), tasks: Number(tasks) };
}

export const homeShape = {
  read,
  /**
   * The shape is stored for the next visit, so that the skeleton has the form of the content that will load.
   */
  remember(companyId: number, seen: Partial<HomeShape>): void {
    const { strip, functions, tasks } = { ...read(companyId), ...seen };
    remember(key(companyId), `${Number(strip)}.${functions}.${tasks}`);
    remember(stripKey, String(Number(strip)));
  },
};
