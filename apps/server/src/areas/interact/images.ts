import { ErrorCode, FileKind, FileLabel, UploadStatus, fileLabelOf } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { uploadFile } from '../../db/schema/index.ts';
import type { StoredImage } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { mediaPathOf } from '../upload/store.ts';

/** The caller's own completely uploaded pictures, in the order chosen; any other file is a wrong parameter. */
export async function ownImages(
  { tx, session }: Pick<SessionContext, 'tx' | 'session'>,
  fileIds: readonly number[],
  field: string,
): Promise<StoredImage[]> {
  const wanted = [...new Set(fileIds)];
  if (wanted.length === 0) return [];
  const rows = await tx
    .select()
    .from(uploadFile)
    .where(
      and(
        oneOf(uploadFile.fileId, wanted),
        eq(uploadFile.userId, session.userId),
        eq(uploadFile.companyId, session.companyId),
        eq(uploadFile.state, UploadStatus.End),
      ),
    );
  return wanted.map((fileId) => {
    const row = rows.find((one) => one.fileId === fileId);
    if (row === undefined || fileLabelOf(row.ext) !== FileLabel.Image) {
      throw new BusinessError(ErrorCode.ParamInvalid, { field });
    }
    const { name, ext, size } = row;
    return { fileId, name, path: mediaPathOf(row), ext, size };
  });
}

/** A picture as the contract's `FileRef`. */
export function imageRef({ path, ...image }: StoredImage, sign: SessionContext['media']) {
  const url = sign(path);
  return { ...image, url, previewUrl: url, fileKind: FileKind.Image, fileLabel: FileLabel.Image };
}
