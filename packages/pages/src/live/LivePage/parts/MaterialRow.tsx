import { Download } from 'lucide-react';
import { FileIcon } from '@stoa/ui/FileIcon';
import { Icon } from '@stoa/ui/Icon';
import type { LiveMaterial } from '../types.ts';
import * as styles from './row.css.ts';

/** A file; a link to it where it may be had. */
export function MaterialRow({ file, download }: { file: LiveMaterial; download: string }) {
  const inside = (
    <>
      <FileIcon fileLabel={file.fileLabel} size="sm" />
      <span className={styles.name}>{file.name}</span>
      <span className={styles.quiet}>{file.size}</span>
    </>
  );
  if (file.href === undefined) return <div className={styles.row}>{inside}</div>;
  return (
    <a href={file.href} download className={styles.rowButton}>
      {inside}
      <Icon glyph={Download} label={download} />
    </a>
  );
}
