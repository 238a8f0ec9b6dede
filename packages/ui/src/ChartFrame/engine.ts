import type { EChartsOption } from 'echarts';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

/** What a kind of chart adds to the library: its drawing and the axes below it. */
export type ChartKit = Parameters<typeof use>[0];

export interface Size {
  width: number;
  height: number;
}

/** The charting library as far as we use it. Its tooltip and legend are markup of their own and stay out. */
export interface ChartEngine {
  draw: (option: EChartsOption) => void;
  resize: (size: Size) => void;
  /** Shows which point is spoken of. */
  point: (at: number | undefined) => void;
  /** The category of an axis that a place is level with, which may lie beyond the first or last. */
  categoryAt: (place: { x: number; y: number }, axis: 'x' | 'y') => number | undefined;
  dispose: () => void;
}

// The renderer empties its elements through innerHTML, which Trusted Types refuse. They are ours and emptied by hand.
const withoutMarkup = (element: Element) =>
  Object.defineProperty(element, 'innerHTML', { value: '', writable: true, configurable: true });

/**
 * Opens a drawing in an empty element. As SVG: sharp at every zoom and on paper, and system colours work as they are.
 */
export function openChart(host: HTMLElement, kit: ChartKit, size: Size): ChartEngine {
  use(SVGRenderer);
  use(kit);
  withoutMarkup(host);
  const chart = init(host, undefined, { renderer: 'svg', ...size });
  let pointed: number | undefined;

  return {
    draw(option) {
      chart.setOption(option, { notMerge: true });
      pointed = undefined;
    },
    resize: (next) => chart.resize(next),
    point(at) {
      if (at === pointed) return;
      if (pointed !== undefined) chart.dispatchAction({ type: 'downplay' });
      if (at !== undefined) chart.dispatchAction({ type: 'highlight', dataIndex: at });
      pointed = at;
    },
    categoryAt({ x, y }, axis) {
      const found = chart.convertFromPixel({ gridIndex: 0 }, [x, y]);
      const at = found[axis === 'x' ? 0 : 1];
      return at === undefined || !Number.isFinite(at) ? undefined : Math.round(at);
    },
    dispose() {
      for (const svg of host.querySelectorAll('svg')) withoutMarkup(svg);
      chart.dispose();
      host.replaceChildren();
    },
  };
}
