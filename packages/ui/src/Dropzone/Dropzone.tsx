import { formatBytes, type UploadKind } from '@stoa/domain';
import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { useId, useState, type ComponentProps, type DragEvent, type Ref } from 'react';
import { useFieldControl } from '../Field/FieldContext.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { Icon } from '../Icon/Icon.tsx';
import { announce } from '../LiveRegion/announce.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import * as styles from './Dropzone.css.ts';
import { carriesFiles, chosenFiles, droppedFiles, type Incoming } from './filesOf.ts';
import { acceptOf, checkFiles, rulesOf, type Refusal } from './model.ts';
import { RefusedFiles, refusalSentences } from './parts/RefusedFiles.tsx';
import { usePageFiles } from './usePageFiles.ts';

export interface DropzoneProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'accept' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'required' | 'ref'
> {
  ref?: Ref<HTMLInputElement>;
  /** The kind of upload, which decides the allowed extensions and the size limit of a file. */
  kind: UploadKind;
  /** Called with the files that satisfy all rules. */
  onFiles: (files: File[]) => void;
  /** Called with the files that were refused. The component has already shown why. */
  onRefused?: (refused: readonly Refusal[]) => void;
  /** Maximum size of one file in bytes, when the server allows less than the limit of `kind`. */
  maxSize?: number;
  /** How many more files are accepted. */
  room?: number;
  /** Accepts pictures that are pasted anywhere in the page, except into a field. */
  pastePictures?: boolean;
  /** A further line below the rules, for example where the files are stored. */
  note?: string;
  /** Shows one line instead of an area. */
  compact?: boolean;
}

/**
 * A place to add files: a native file input under a labelled area that also accepts dropped and pasted files.
 * `className` and `style` go to the root, all other props to the input.
 */
export function Dropzone({
  kind,
  onFiles,
  onRefused,
  maxSize,
  room = Number.POSITIVE_INFINITY,
  multiple = false,
  pastePictures = false,
  note,
  compact = false,
  disabled = false,
  className,
  style,
  ref,
  ...rest
}: DropzoneProps) {
  const labels = useLabels('dropzone');
  const id = useId();
  const input = useSharedRef(ref);
  // The input is never `required`, because it is emptied after each choice; the Field says in words that files
  // are required.
  const { required: _required, ...wiring } = useFieldControl(rest);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const rules = rulesOf(kind, maxSize, multiple ? room : Math.min(1, room));

  const take = (files: readonly Incoming[]) => {
    const checked = checkFiles(files, rules);
    setRefused(checked.refused);
    if (checked.refused.length > 0) {
      announce(refusalSentences({ refused: checked.refused, rules, labels }).join(' '));
      onRefused?.(checked.refused);
    }
    const taken = checked.taken.flatMap(({ file }) => file ?? []);
    if (taken.length > 0) onFiles(taken);
  };

  usePageFiles(input, pastePictures && !disabled ? take : undefined);

  const hover = (event: DragEvent) => {
    if (disabled || !carriesFiles(event.dataTransfer)) return;
    // Without this, the browser would open the dropped file in place of the page.
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    setOver(false);
    if (!disabled) take(droppedFiles(event.dataTransfer));
  };
  const leave = (event: DragEvent<HTMLElement>) => {
    const to = event.relatedTarget;
    if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
  };

  return (
    <div data-component="Dropzone" className={clsx(styles.root, className)} style={style}>
      <div
        data-part="area"
        data-state={over ? 'over' : 'idle'}
        data-disabled={disabled ? '' : undefined}
        data-invalid={wiring['aria-invalid'] === true ? '' : undefined}
        className={clsx(styles.area, compact && styles.compact)}
        onDragEnter={hover}
        onDragOver={hover}
        onDragLeave={leave}
        onDrop={drop}
      >
        <span className={styles.glyph}>
          <Icon glyph={Upload} />
        </span>
        <div className={styles.words}>
          <label
            id={`${id}-choose`}
            htmlFor={wiring.id ?? `${id}-input`}
            className={styles.choose}
            data-part="label"
          >
            {over ? labels.drop : labels.choose(multiple)}
          </label>
          <p id={`${id}-rules`} className={styles.rules} data-part="rules">
            {labels.accepts(rules.extensions, formatBytes(rules.maxSize))}
            {multiple && Number.isFinite(room) && <bdi>{labels.upTo(room)}</bdi>}
            {pastePictures && <span>{labels.pasteHint}</span>}
            {note !== undefined && <span>{note}</span>}
          </p>
        </div>
        <input
          {...rest}
          {...wiring}
          id={wiring.id ?? `${id}-input`}
          ref={input}
          type="file"
          accept={acceptOf(rules)}
          multiple={multiple}
          disabled={disabled}
          aria-describedby={[wiring['aria-describedby'], `${id}-rules`].filter(Boolean).join(' ')}
          onChange={(event) => {
            take(chosenFiles(event.currentTarget.files));
            // The input is emptied, so that the same file can be chosen again after it was removed or
            // corrected.
            event.currentTarget.value = '';
          }}
          data-part="input"
          className={styles.input}
        />
      </div>
      {refused.length > 0 && (
        <RefusedFiles
          {...{ refused, rules, labels }}
          onDismiss={() => {
            setRefused([]);
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
