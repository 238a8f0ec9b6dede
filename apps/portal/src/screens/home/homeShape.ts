/** What stood on a company's home page the last time, as far as its bones need to know. */
export interface HomeShape {
  /** A line over the page. */
  readonly strip: boolean;
  readonly functions: number;
  readonly tasks: number;
}

const key = (companyId: number): string => `stoa:home:${companyId}`;

/** Room for the line is kept where nothing is known: it would push down what the person reads already. */
function read(companyId: number): HomeShape {
  let text: string | null = null;
  try {
    text = localStorage.getItem(key(companyId));
  } catch {
    // Blocked storage: as on a first visit.
  }
  const [, strip = 1, functions = 8, tasks = 4] = /^([01])\.(\d{1,3})\.(\d{1,3})$/.exec(text ?? '') ?? [];
  return { strip: Number(strip) === 1, functions: Number(functions), tasks: Number(tasks) };
}

export const homeShape = {
  read,
  /** For the next visit, so that its bones have the shape of what comes. */
  remember(companyId: number, seen: Partial<HomeShape>): void {
    const { strip, functions, tasks } = { ...read(companyId), ...seen };
    try {
      localStorage.setItem(key(companyId), `${Number(strip)}.${functions}.${tasks}`);
    } catch {
      // The next visit is then as a first one.
    }
  },
};
