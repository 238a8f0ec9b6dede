import { clsx } from 'clsx';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useCallback, useEffect, useId, useMemo, useRef, useState, type CSSProperties } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Dialog } from '../../Dialog/Dialog.tsx';
import { FieldContext } from '../../Field/FieldContext.ts';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { announce } from '../../LiveRegion/announce.ts';
import type { Labels } from '../../provider/index.ts';
import { Slider } from '../../Slider/Slider.tsx';
import {
  cropAfter,
  mostZoom,
  placeOf,
  wholeCrop,
  zoomedTo,
  zoomOf,
  type Crop,
  type PixelSize,
} from '../model.ts';
import { cropPicture, drawView, type ImageOutput } from '../picture.ts';
import * as styles from './CropDialog.css.ts';
import { useCropHands } from './useCropHands.ts';

/** Milliseconds without a key press after which the position is announced once. */
export const placePause = 600;

const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

export interface CropDialogProps {
  picture: ImageBitmap;
  output: ImageOutput;
  smallest: PixelSize;
  circle: boolean;
  labels: Labels['imageUpload'];
  /** Called with the cropped picture, or with `null` when the browser could not create it. */
  onDone: (cut: Blob | null) => void;
  onCancel: () => void;
}

/**
 * Shows the picture under a frame of fixed proportions. The stage has the role `application` (WAI-ARIA),
 * because no other role covers two directions and a zoom, and screen readers must leave it the arrow keys.
 */
export function CropDialog({ picture, output, smallest, circle, labels, onDone, onCancel }: CropDialogProps) {
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLCanvasElement>(null);
  const bounds = useMemo(
    () => ({ picture: { width: picture.width, height: picture.height }, smallest }),
    [picture, smallest],
  );
  const [crop, setCrop] = useState<Crop>(() => wholeCrop(bounds));
  const [making, setMaking] = useState(false);
  const most = Math.round(mostZoom(bounds) * 100);
  const zoom = Math.round(zoomOf(crop, bounds) * 100);

  useEffect(() => {
    if (view.current !== null) drawView(view.current, picture);
  }, [picture]);

  // The position is announced after a pause in the key presses. The ref holds the current crop, so that the
  // announcement names the position at that moment.
  const told = useRef(crop);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    told.current = crop;
  }, [crop]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { across, down, zoom: near } = placeOf(told.current, bounds);
      announce(labels.place(across, down, near));
    }, placePause);
  }, [bounds, labels]);

  useCropHands({ stage, frame, bounds, onCrop: setCrop, onKey: tell });

  const make = async () => {
    setMaking(true);
    onDone(await cropPicture(picture, crop, output));
  };

  const shown: CSSProperties = {
    inlineSize: share(picture.width, crop.width),
    blockSize: share(picture.height, crop.height),
    transform: `translate(-${share(crop.x, picture.width)}, -${share(crop.y, picture.height)})`,
  };
  const proportions: CSSProperties & Record<'--aspect', number> = {
    '--aspect': output.width / output.height,
  };

  return (
    // Controls inside the dialog must not take the label and messages of the surrounding Field.
    <FieldContext value={undefined}>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open && !making) onCancel();
        }}
        closeOnBackdrop={false}
        title={labels.title}
        initialFocus={stage}
        footer={
          <>
            <Button variant="outline" onClick={onCancel} disabled={making}>
              {labels.cancel}
            </Button>
            <Button onClick={() => void make()} loading={making}>
              {labels.confirm}
            </Button>
          </>
        }
      >
        <div
          ref={stage}
          // A picture has no reading direction, so right-to-left pages must not mirror it.
          dir="ltr"
          role="application"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the stage takes keys, because arrows move the picture and + and - size it
          tabIndex={0}
          aria-label={labels.stage}
          aria-describedby={`${id}-help`}
          data-part="stage"
          className={styles.stage}
        >
          <div ref={frame} className={styles.frame} style={proportions}>
            <canvas ref={view} className={styles.view} style={shown} />
            <div className={clsx(styles.mask, circle && styles.circle)} />
          </div>
        </div>
        <div className={styles.tools}>
          <IconButton
            glyph={ZoomOut}
            label={labels.zoomOut}
            disabled={most <= 100}
            onClick={() => setCrop((before) => cropAfter(before, 'zoomOut', bounds))}
          />
          <Slider
            aria-label={labels.zoom}
            min={100}
            max={most}
            disabled={most <= 100}
            value={zoom}
            valueText={labels.percent}
            onValueChange={(percent) => setCrop((before) => zoomedTo(before, percent / 100, bounds))}
          />
          <IconButton
            glyph={ZoomIn}
            label={labels.zoomIn}
            disabled={most <= 100}
            onClick={() => setCrop((before) => cropAfter(before, 'zoomIn', bounds))}
          />
        </div>
        <p id={`${id}-help`} className={styles.help}>
          {labels.help}
        </p>
      </Dialog>
    </FieldContext>
  );
}
