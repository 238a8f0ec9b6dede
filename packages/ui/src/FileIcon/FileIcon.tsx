import { FileLabel, fileLabelOf } from '@stoa/domain';
import { clsx } from 'clsx';
import {
  File,
  FileSpreadsheet,
  FileText,
  FileType,
  Headphones,
  Image,
  Link2,
  Presentation,
  Video,
} from 'lucide-react';
import type { ComponentProps, ComponentType } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useLabels } from '../provider/UiProvider.tsx';
import type { Size } from '../style/tones.ts';
import * as styles from './FileIcon.css.ts';

/** What kind of file it is: by its number, or by its extension with or without the dot. */
type FileIconKind =
  | { fileLabel: FileLabel; extension?: undefined }
  | { fileLabel?: undefined; extension: string };

export type FileIconProps = Omit<ComponentProps<'span'>, 'children'> &
  FileIconKind & {
    /** 24, 36 or 48 px. */
    size?: Size;
    /** The short word beside it: PDF, Excel. */
    showWord?: boolean;
    /** The kind stands beside it already: a screen reader skips the picture. */
    decorative?: boolean;
  };

const glyphs: Record<FileLabel, ComponentType<ComponentProps<'svg'>>> = {
  [FileLabel.Word]: FileText,
  [FileLabel.Ppt]: Presentation,
  [FileLabel.Pdf]: FileType,
  [FileLabel.Excel]: FileSpreadsheet,
  [FileLabel.Video]: Video,
  [FileLabel.Audio]: Headphones,
  [FileLabel.Image]: Image,
  [FileLabel.Link]: Link2,
  [FileLabel.Generic]: File,
};

/** What kind of file something is: by form and name; the colour only adds to them. */
export function FileIcon({
  fileLabel,
  extension,
  size = 'md',
  showWord = false,
  decorative = false,
  className,
  ...rest
}: FileIconProps) {
  const labels = useLabels('fileIcon');
  const kind = extension === undefined ? fileLabel : fileLabelOf(extension);
  const silent = decorative || showWord;
  return (
    <span {...rest} data-component="FileIcon" data-label={kind} className={clsx(styles.root, className)}>
      <span className={clsx(styles.plate, styles.size[size], styles.color[kind])}>
        <Icon glyph={glyphs[kind]} {...(silent ? {} : { label: labels[kind] })} />
      </span>
      {showWord && <span className={styles.word}>{labels.short[kind]}</span>}
    </span>
  );
}
