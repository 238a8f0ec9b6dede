/** The side of its anchor on which a panel is placed. It changes to the opposite side when there is more room. */
export const sides = ['bottom', 'top', 'start', 'end'] as const;
export type Side = (typeof sides)[number];

/** The edge of the anchor that the panel is aligned with. */
export const alignments = ['start', 'center', 'end'] as const;
export type Alignment = (typeof alignments)[number];

/** The side of the screen: the start of a line is on the right where text runs from right to left. */
export function screenSide(side: Side, rtl: boolean): 'bottom' | 'top' | 'left' | 'right' {
  if (side === 'bottom' || side === 'top') return side;
  return (side === 'start') === rtl ? 'right' : 'left';
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Wish {
  side: Side;
  align: Alignment;
  /** Distance from the anchor in pixels. */
  gap: number;
  rtl: boolean;
}

export interface Place {
  x: number;
  y: number;
  /** Height available on the chosen side, in pixels. */
  room: number;
}

/** Distance in pixels that a panel keeps from the edges of the window. */
export const windowMargin = 8;

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));

/**
 * The position along the anchor: aligned as wished, then moved into the window. If the panel is larger than
 * the window, its start is kept in view.
 */
const along = (from: number, length: number, own: number, align: Alignment, window: number) => {
  const wished = { start: from, center: from + (length - own) / 2, end: from + length - own }[align];
  return clamp(wished, windowMargin, Math.max(windowMargin, window - windowMargin - own));
};

const mirrored = { start: 'end', center: 'center', end: 'start' } as const;

/** The position of a panel beside its anchor inside a window, in the window's coordinates. */
export function placeBeside(
  anchor: Box,
  panel: Pick<Box, 'width' | 'height'>,
  window: Pick<Box, 'width' | 'height'>,
  { side, align, gap, rtl }: Wish,
): Place {
  if (side === 'bottom' || side === 'top') {
    const below = window.height - windowMargin - (anchor.y + anchor.height + gap);
    const above = anchor.y - gap - windowMargin;
    const [here, across] = side === 'bottom' ? [below, above] : [above, below];
    const flipped = panel.height > here && across > here;
    const down = (side === 'bottom') !== flipped;
    const room = Math.max(0, down ? below : above);
    const height = Math.min(panel.height, room);
    return {
      x: along(anchor.x, anchor.width, panel.width, rtl ? mirrored[align] : align, window.width),
      y: down ? anchor.y + anchor.height + gap : anchor.y - gap - height,
      room,
    };
  }
  const after = window.width - windowMargin - (anchor.x + anchor.width + gap);
  const before = anchor.x - gap - windowMargin;
  const wantsRight = (side === 'end') !== rtl;
  const [here, across] = wantsRight ? [after, before] : [before, after];
  const flipped = panel.width > here && across > here;
  const x = wantsRight === flipped ? anchor.x - gap - panel.width : anchor.x + anchor.width + gap;
  return {
    x: clamp(x, windowMargin, Math.max(windowMargin, window.width - windowMargin - panel.width)),
    y: along(anchor.y, anchor.height, panel.height, align, window.height),
    room: window.height - 2 * windowMargin,
  };
}
