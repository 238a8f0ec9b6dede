import { useLayoutEffect, type RefObject } from 'react';
import { actionOf } from '../../keyboard/keyMap.ts';
import { cropAfter, cropKeys, movedBy, type Crop, type CropBounds } from '../model.ts';

/** A movement of fewer pixels is a press, not a drag. */
const still = 4;

interface Hands {
  stage: RefObject<HTMLElement | null>;
  /** The frame on the screen, which shows the crop. */
  frame: RefObject<HTMLElement | null>;
  bounds: CropBounds;
  onCrop: (change: (crop: Crop) => Crop) => void;
  /** Called after a key press, so that its result can be announced. */
  onKey: () => void;
}

/**
 * Dragging and keys move the picture under the frame. A press without dragging moves that point to the centre,
 * for people who cannot drag (WCAG 2.5.7).
 */
export function useCropHands({ stage, frame, bounds, onCrop, onKey }: Hands): void {
  // This is a layout effect, so that the listeners are there before the dialog gives the stage its focus.
  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    let from: { x: number; y: number; far: number } | undefined;

    /** Moves the crop by a distance given in pixels of the screen. */
    const shift = (x: number, y: number) => {
      const shown = frame.current?.clientWidth ?? 1;
      onCrop((crop) => movedBy(crop, (x * crop.width) / shown, (y * crop.width) / shown, bounds));
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return;
      element.setPointerCapture(event.pointerId);
      from = { x: event.clientX, y: event.clientY, far: 0 };
    };
    const move = (event: PointerEvent) => {
      if (from === undefined || !event.isPrimary) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      const far = from.far + Math.abs(x) + Math.abs(y);
      from = { x: event.clientX, y: event.clientY, far };
      shift(-x, -y);
    };
    const up = (event: PointerEvent) => {
      const box = frame.current?.getBoundingClientRect();
      if (from !== undefined && from.far < still && box !== undefined) {
        shift(event.clientX - (box.left + box.width / 2), event.clientY - (box.top + box.height / 2));
      }
      from = undefined;
    };
    const drop = () => {
      from = undefined;
    };
    const press = (event: KeyboardEvent) => {
      const wish = actionOf(cropKeys, event);
      if (wish === undefined) return;
      event.preventDefault();
      onCrop((crop) => cropAfter(crop, wish, bounds));
      onKey();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', drop);
    element.addEventListener('keydown', press);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', drop);
      element.removeEventListener('keydown', press);
    };
  }, [stage, frame, bounds, onCrop, onKey]);
}
