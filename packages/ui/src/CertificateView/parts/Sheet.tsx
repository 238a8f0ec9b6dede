import { useState } from 'react';
import { codeOf } from '../codeOf.ts';
import { drawingOf, sheetSizes, type Mark, type SheetInk } from '../drawing.ts';
import { paletteOf } from '../palette.ts';
import type { CertificateData, CertificateWords } from '../types.ts';
import * as styles from '../CertificateView.css.ts';

export interface SheetProps {
  data: CertificateData;
  words: CertificateWords;
  /** Text alternative of the picture, for screen readers. */
  label: string;
}

type Ink = (name: SheetInk) => string;

interface MarkProps {
  mark: Mark;
  ink: Ink;
  data: CertificateData;
  onLost: (url: string) => void;
}

function Picture({
  mark,
  data,
  onLost,
}: Omit<MarkProps, 'mark' | 'ink'> & { mark: Extract<Mark, { kind: 'picture' }> }) {
  const background = mark.of === 'background';
  const url = background ? data.template.backgroundUrl : data.template.sealUrl;
  return (
    <image
      href={url}
      x={mark.x}
      y={mark.y}
      width={mark.width}
      height={mark.height}
      preserveAspectRatio={background ? 'xMidYMid slice' : 'xMidYMid meet'}
      onError={() => onLost(url ?? '')}
    />
  );
}

function Drawn({ mark, ink, data, onLost }: MarkProps) {
  switch (mark.kind) {
    case 'area':
      return <path d={mark.d} fill={ink(mark.ink)} fillOpacity={mark.opacity} />;
    case 'stroke':
      return <path d={mark.d} fill="none" stroke={ink(mark.ink)} strokeWidth={mark.width} />;
    case 'text':
      return (
        <text x={mark.x} y={mark.y} fontSize={mark.size} fill={ink(mark.ink)} textAnchor={mark.anchor}>
          {mark.runs.map(({ text, strong }, at) => (
            <tspan key={at} fontWeight={strong ? 600 : 400}>
              {text}
            </tspan>
          ))}
        </text>
      );
    case 'picture':
      return <Picture mark={mark} data={data} onLost={onLost} />;
    case 'code': {
      const { side, d } = codeOf(data.verifyUrl);
      return (
        <g transform={`translate(${mark.x} ${mark.y}) scale(${mark.size / side})`} data-part="code">
          <path d={`M0 0h${side}v${side}H0z`} fill={ink('paper')} />
          <path d={d} fill={ink('base')} shapeRendering="crispEdges" />
        </g>
      );
    }
    case 'stamp': {
      const { size } = mark;
      return (
        <g transform={`translate(${mark.x} ${mark.y}) rotate(${mark.turn})`} data-part="stamp">
          <path d={mark.d} fill={ink('paper')} fillOpacity={0.85} stroke={ink(mark.ink)} strokeWidth={2.5} />
          <text y={size * 0.36} fontSize={size} fontWeight={600} fill={ink(mark.ink)} textAnchor="middle">
            {mark.text}
          </text>
        </g>
      );
    }
    default:
      return mark satisfies never;
  }
}

/**
 * The sheet as one picture. It looks the same in dark mode and in right-to-left pages, because it shows what
 * will be printed.
 */
export function Sheet({ data, words, label }: SheetProps) {
  const [lost, setLost] = useState<readonly string[]>([]);
  const { backgroundUrl, orientation, colorPrimary } = data.template;
  const { width, height } = sheetSizes[orientation];
  const palette = paletteOf(colorPrimary);
  const marks = drawingOf(data, words, backgroundUrl !== '' && !lost.includes(backgroundUrl));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      direction="ltr"
      data-part="sheet"
      className={styles.sheet}
    >
      {marks.map((mark, at) =>
        mark.kind === 'picture' && mark.of === 'seal' && lost.includes(data.template.sealUrl ?? '') ? null : (
          <Drawn
            key={at}
            mark={mark}
            ink={(name) => palette[name]}
            data={data}
            onLost={(url) => setLost((before) => [...before, url])}
          />
        ),
      )}
    </svg>
  );
}
