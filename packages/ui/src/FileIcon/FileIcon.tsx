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

/** The kind of file: by its label number, or by its extension with or without the dot. */
type FileIconKind =
  | { fileLabel: FileLabel; extension?: undefined }
  | { fileLabel?: undefined; extension: string };

export type FileIconProps = Omit<ComponentProps<'span'>, 'children'> &
  FileIconKind & {
    /** `sm` is 24, `md` 36 and `lg` 48 px. */
    size?: Size;
    /** Shows a short word beside the icon, such as PDF or Excel. */
    showWord?: boolean;
    /** For an icon beside the written kind of file: screen readers skip it. */
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

/** Shows the kind of a file by shape and name. The colour is only an addition. */
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
