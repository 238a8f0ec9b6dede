import type { UploadVideo } from '@stoa/api/contract/upload';
import { TranscodeState } from '@stoa/api/contract/upload';
import { FileKind, FileLabel, UploadStatus, fileLabelOf } from '@stoa/domain';
import type { uploadFile, uploadVideo } from '../../db/schema/index.ts';
import type { Session } from '../../http/sessions.ts';
import { mediaPathOf } from './store.ts';
import type { UploadStore } from './store.ts';

type Sign = (path: string) => string;

const kindOfLabel = (label: FileLabel): FileKind => {
  switch (label) {
    case FileLabel.Image:
      return FileKind.Image;
    case FileLabel.Excel:
      return FileKind.Table;
    case FileLabel.Video:
      return FileKind.Video;
    case FileLabel.Audio:
      return FileKind.Audio;
    case FileLabel.Word:
    case FileLabel.Ppt:
    case FileLabel.Pdf:
    case FileLabel.Link:
    case FileLabel.Generic:
      return FileKind.Document;
    default:
      return label satisfies never;
  }
};

/** A file as the contract's `FileRef`. */
export function fileRefOf(row: typeof uploadFile.$inferSelect, sign: Sign) {
  const { fileId, name, ext, size } = row;
  const fileLabel = fileLabelOf(ext);
  const url = sign(mediaPathOf(row));
  return {
    fileId,
    name,
    url,
    ext,
    size,
    fileKind: kindOfLabel(fileLabel),
    fileLabel,
    ...(fileLabel === FileLabel.Image ? { previewUrl: url } : {}),
  };
}

interface Asked {
  readonly videoId: number;
  readonly session: Session;
  readonly media: Sign;
  readonly store: UploadStore;
}

/** A film as the contract's `UploadVideo`. */
export async function videoOf(
  row: typeof uploadVideo.$inferSelect | undefined,
  { videoId, session, media, store }: Asked,
): Promise<UploadVideo> {
  const { userId, companyId } = session;
  const whose = { videoId, userId, companyId };
  if (row === undefined) {
    const { Failed: transcode } = TranscodeState;
    return { ...whose, name: '', size: 0, receivedSize: 0, state: UploadStatus.Error, transcode };
  }
  const { name, size, state, duration, coverPath } = row;
  const isReady = row.transcode === TranscodeState.Done;
  return {
    ...whose,
    name,
    size,
    receivedSize: state === UploadStatus.End ? size : ((await store.received(row)) ?? 0),
    state,
    // An upload that was given up will never be playable, so that a client that polls may stop.
    transcode: state === UploadStatus.Error ? TranscodeState.Failed : row.transcode,
    ...(duration === null ? {} : { duration }),
    ...(coverPath === null ? {} : { coverUrl: media(coverPath) }),
    ...(isReady
      ? { sources: row.sources.map(({ path, ...source }) => ({ ...source, url: media(path) })) }
      : {}),
  };
}
