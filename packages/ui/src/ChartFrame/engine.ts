import type { EChartsOption } from 'echarts';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

/** The part of the charting library that one kind of chart adds: its series and its axes. */
export type ChartKit = Parameters<typeof use>[0];

export interface Size {
  width: number;
  height: number;
}

/**
 * The parts of the charting library that are used. Tooltip and legend are own markup, so the library's are not
 * loaded.
 */
export interface ChartEngine {
  draw: (option: EChartsOption) => void;
  resize: (size: Size) => void;
  /** Highlights one point; `undefined` highlights none. */
  point: (at: number | undefined) => void;
  /**
   * The category at the height or width of a position. It may lie before the first or after the last category.
   */
  categoryAt: (place: { x: number; y: number }, axis: 'x' | 'y') => number | undefined;
  dispose: () => void;
}

// The renderer clears its elements through `innerHTML`, which Trusted Types refuse. So the property is
// replaced, and `dispose` clears the elements itself.
const withoutMarkup = (element: Element) =>
  Object.defineProperty(element, 'innerHTML', { value: '', writable: true, configurable: true });

/**
 * Opens a chart in an empty element. It draws SVG, which is sharp at every zoom and in print and follows system
 * colours.
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
