import type * as Engine from './engine.ts';
import type { ChartKit } from './engine.ts';

export type LoadKit = () => Promise<{ default: ChartKit }>;

export interface LoadedEngine {
  openChart: typeof Engine.openChart;
  kit: ChartKit;
}

/** The charting library and one kind of chart, fetched with the first drawing; a failed fetch may be tried again. */
export async function loadEngine(loadKit: LoadKit): Promise<LoadedEngine> {
  const [{ openChart }, { default: kit }] = await Promise.all([import('./engine.ts'), loadKit()]);
  return { openChart, kit };
}
