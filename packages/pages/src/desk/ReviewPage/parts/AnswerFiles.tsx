import type { Answer } from '@stoa/api/contract/exam';
import { FileIcon } from '@stoa/ui/FileIcon';
import * as styles from './marking.css.ts';

/** The files of an answer; each opens in a new browser tab. */
export function AnswerFiles({ files = [], label }: { files?: Answer['files']; label: string }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.files}>
      {files.map(({ fileId, name, url, fileLabel }) => (
        <li key={fileId}>
          <a href={url} target="_blank" rel="noopener noreferrer" className={styles.file}>
            <FileIcon fileLabel={fileLabel} size="sm" decorative />
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
