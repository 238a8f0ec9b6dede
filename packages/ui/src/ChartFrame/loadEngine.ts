import type * as Engine from './engine.ts';
import type { ChartKit } from './engine.ts';

export type LoadKit = () => Promise<{ default: ChartKit }>;

export interface LoadedEngine {
  openChart: typeof Engine.openChart;
  kit: ChartKit;
}

/**
 * Loads the charting library and one kind of chart when the first chart is drawn. A failed load can be tried
 * again.
 */
export async function loadEngine(loadKit: LoadKit): Promise<LoadedEngine> {
  const [{ openChart }, { default: kit }] = await Promise.all([import('./engine.ts'), loadKit()]);
  return { openChart, kit };
}
