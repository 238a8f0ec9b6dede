import { acceptedExtensions, formatBytes, UploadKind } from '@stoa/domain';
import { clsx } from 'clsx';
import { CircleAlert, ImageIcon, Trash2, Upload } from 'lucide-react';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { Button } from '../Button/Button.tsx';
import { acceptOf, checkFiles, rulesOf } from '../Dropzone/model.ts';
import { sentenceFor } from '../Dropzone/sentence.ts';
import { useFieldGroup } from '../Field/FieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { announce } from '../LiveRegion/announce.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import * as styles from './ImageUpload.css.ts';
import type { PixelSize } from './model.ts';
import { CropDialog } from './parts/CropDialog.tsx';
import { openPicture, type ImageOutput } from './picture.ts';
import { pictureSentence } from './sentence.ts';

export const imageShapes = ['rounded', 'circle'] as const;
export type ImageShape = (typeof imageShapes)[number];

export interface ImageUploadProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'form' | 'name'> {
  /** Address of the current picture. Leave it out if there is none. */
  src?: string;
  /** Shown while there is no picture, such as the person's initials. Default: an icon. */
  instead?: ReactNode;
  /** Size and type of the resulting picture. Its proportions are those of the crop. */
  output: ImageOutput;
  /**
   * Called with the cropped picture. The parent uploads it, sets `busy` meanwhile and then shows it through
   * `src`.
   */
  onImage: (picture: Blob) => void;
  /** Called when the person removes the picture. Without it there is no button for that. */
  onRemove?: () => void;
  /** The shape in which the picture will be shown. The picture itself stays a rectangle. */
  shape?: ImageShape;
  /** Least width of a crop in pixels. Default: the width of `output`, so that no picture is enlarged. */
  minWidth?: number;
  /** Maximum size of the chosen file in bytes, when the server allows less than the usual limit. */
  maxSize?: number;
  /** Whether the picture is being uploaded. */
  busy?: boolean;
  /** Why the last upload failed and what to do, in words. */
  error?: string;
  disabled?: boolean;
}

/**
 * One picture of fixed proportions. The person chooses it, crops it by pointer or keyboard, replaces it or
 * removes it.
 */
export function ImageUpload({
  src,
  instead,
  output,
  onImage,
  onRemove,
  shape = 'rounded',
  minWidth = output.width,
  maxSize,
  busy = false,
  error,
  disabled = false,
  className,
  ...rest
}: ImageUploadProps) {
  const labels = useLabels('imageUpload');
  const fileWords = useLabels('dropzone');
  const id = useId();
  const { group } = useFieldGroup(rest);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [opening, setOpening] = useState(false);
  const [fault, setFault] = useState<string>();
  const [broken, setBroken] = useState<string>();
  const smallest = useMemo<PixelSize>(
    () => ({ width: minWidth, height: (minWidth * output.height) / output.width }),
    [minWidth, output.width, output.height],
  );
  const rules = rulesOf(UploadKind.Image, maxSize, 1);
  const trouble = fault ?? (busy ? undefined : error);
  const seen = src !== undefined && src !== broken;

  useEffect(() => {
    if (error !== undefined) announce(error, 'assertive');
  }, [error]);
  // A decoded picture takes memory until it is closed.
  useEffect(() => () => picture?.close(), [picture]);

  const refuse = (sentence: string) => {
    setFault(sentence);
    announce(sentence);
  };
  const take = async (file: File) => {
    setFault(undefined);
    const [refused] = checkFiles([file], rules).refused;
    if (refused !== undefined) {
      refuse(sentenceFor(refused, rules, fileWords.reasons));
      return;
    }
    setOpening(true);
    const opened = await openPicture(file, smallest);
    setOpening(false);
    if ('fault' in opened) refuse(pictureSentence(opened, smallest, labels));
    else setPicture(opened);
  };

  const proportions: CSSProperties & Record<'--aspect', number> = {
    '--aspect': output.width / output.height,
  };
  const describedBy = [group['aria-describedby'], `${id}-rules`, trouble === undefined ? '' : `${id}-fault`];
  return (
    <fieldset
      {...rest}
      {...group}
      aria-describedby={describedBy.filter(Boolean).join(' ')}
      aria-busy={busy || undefined}
      data-component="ImageUpload"
      data-state={busy ? 'busy' : seen ? 'filled' : 'empty'}
      data-disabled={disabled ? '' : undefined}
      className={clsx(styles.root, className)}
    >
      <div className={clsx(styles.preview, styles.shape[shape])} style={proportions} data-part="preview">
        {seen ? (
          <img src={src} alt={labels.current} onError={() => setBroken(src)} className={styles.picture} />
        ) : (
          (instead ?? <Icon glyph={ImageIcon} label={labels.none} />)
        )}
      </div>
      <div className={styles.side}>
        <div className={styles.actions}>
          <Button
            ref={choose}
            variant="outline"
            loading={busy || opening}
            disabled={disabled}
            iconStart={<Icon glyph={Upload} />}
            onClick={() => input.current?.click()}
          >
            {seen ? labels.replace : labels.choose}
          </Button>
          {src !== undefined && onRemove !== undefined && (
            <Button
              variant="ghost"
              disabled={disabled || busy}
              iconStart={<Icon glyph={Trash2} />}
              onClick={() => {
                setFault(undefined);
                onRemove();
                // The focus moves on, because this button disappears with the picture.
                choose.current?.focus();
              }}
            >
              {labels.remove}
            </Button>
          )}
        </div>
        <p id={`${id}-rules`} className={styles.rules}>
          <span>{fileWords.accepts(acceptedExtensions[UploadKind.Image], formatBytes(rules.maxSize))}</span>
          <span>{labels.atLeast(smallest.width, Math.ceil(smallest.height))}</span>
        </p>
        {trouble !== undefined && (
          <p id={`${id}-fault`} className={styles.fault} data-part="fault">
            <Icon glyph={CircleAlert} className={styles.alarm} />
            {trouble}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(rules)}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The input is emptied, so that the same file can be chosen again after it was corrected.
          event.currentTarget.value = '';
          if (file !== undefined) void take(file);
        }}
      />
      {picture !== undefined && (
        <CropDialog
          {...{ picture, output, smallest, labels }}
          circle={shape === 'circle'}
          onCancel={() => setPicture(undefined)}
          onDone={(cut) => {
            setPicture(undefined);
            if (cut === null) refuse(labels.unmade);
            else onImage(cut);
          }}
        />
      )}
    </fieldset>
  );
}
