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
  /** Which row of the specification's table: its extensions and its size limit. */
  kind: UploadKind;
  /** Files that passed every rule. */
  onFiles: (files: File[]) => void;
  /** Files that did not; the component has said so already. */
  onRefused?: (refused: readonly Refusal[]) => void;
  /** Bytes of one file, where the server allows less than the specification. */
  maxSize?: number;
  /** Files that still fit. */
  room?: number;
  /** A picture pasted anywhere in the page lands here, unless it is pasted into a field. */
  pastePictures?: boolean;
  /** One more line under the rules: where the files are kept. */
  note?: string;
  /** One line instead of an area. */
  compact?: boolean;
}

/**
 * Where files come in: the browser's own file input under a labelled area that also takes what is dropped or
 * pasted. `className` and `style` go to the root, everything else to the input.
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
  // Never natively required: the input is emptied once its files are handed over. The Field says it in words.
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
    // Without this the browser would open the file in place of the page.
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
            // The same file may be chosen again, after it was removed or mended.
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
