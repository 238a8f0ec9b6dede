import type { LiveDetail } from '@stoa/api/contract/live';
import { formatBytes } from '@stoa/domain';
import { Download } from 'lucide-react';
import { FileIcon } from '@stoa/ui/FileIcon';
import { Icon } from '@stoa/ui/Icon';
import type { LiveTranslate } from '../../words/index.ts';
import * as styles from './row.css.ts';

/** A file, which is a link when the person may download it. */
export function MaterialRow({ file, t }: { file: LiveDetail['materials'][number]; t: LiveTranslate }) {
  const inside = (
    <>
      <FileIcon fileLabel={file.fileLabel} size="sm" />
      <span className={styles.name}>{file.name}</span>
      <span className={styles.quiet}>{formatBytes(file.size)}</span>
    </>
  );
  if (file.url === '') return <div className={styles.row}>{inside}</div>;
  return (
    <a href={file.url} download className={styles.rowButton}>
      {inside}
      <Icon glyph={Download} label={t('download')} />
    </a>
  );
}
