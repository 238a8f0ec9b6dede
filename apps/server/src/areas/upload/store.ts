import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Storage place of an upload: by company, under a random key. */
export interface Place {
  readonly companyId: number;
  readonly key: string;
  readonly ext: string;
}

/**
 * The key is random, so that no address can be guessed, and in lower case, because some file systems do not
 * distinguish upper case.
 */
export const newKey = (): string => randomBytes(20).toString('hex');

/** Path of the finished file as media addresses write it. */
export const mediaPathOf = ({ companyId, key, ext }: Place): string => `uploads/${companyId}/${key}.${ext}`;

/** Whether a media path is an upload and not one of the product's own media. */
export const isUploadPath = (path: string): boolean => /^uploads\/\d+\//.test(path);

/** Folder of the files made from an upload, as it occurs in media addresses. */
export const madeFolderOf = ({ companyId, key }: Place): string => `uploads/${companyId}/${key}`;

/** Syncs a folder, because a rename survives a power cut only after its folder was synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const sizeOf = async (path: string): Promise<number | undefined> =>
  (await stat(path).catch(() => undefined))?.size;

/** The files of uploads. An unfinished file has the ending `.part` and is never served. */
export class UploadStore {
  /** The folder that contains `uploads/`, as media addresses name it. */
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  folder(companyId: number): string {
    return join(this.root, 'uploads', String(companyId));
  }

  whole(place: Place): string {
    return join(this.root, mediaPathOf(place));
  }

  made(place: Place): string {
    return join(this.root, madeFolderOf(place));
  }

  part({ companyId, key }: Place): string {
    return join(this.folder(companyId), `${key}.part`);
  }

  /** Creates the file of an upload; calling it again changes nothing. */
  async begin(place: Place): Promise<void> {
    const folder = this.folder(place.companyId);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await (await open(this.part(place), 'a', 0o600)).close();
    await syncFolder(folder);
  }

  /** A temporary file for one request of the file path. */
  async scratch(place: Place): Promise<string> {
    const folder = this.folder(place.companyId);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return join(folder, `${place.key}.${randomBytes(6).toString('hex')}.part`);
  }

  /** Bytes stored so far; undefined when the upload has not begun or was given up. */
  async received(place: Place): Promise<number | undefined> {
    return (await sizeOf(this.part(place))) ?? (await sizeOf(this.whole(place)));
  }

  async isWhole(place: Place): Promise<boolean> {
    return (await sizeOf(this.whole(place))) !== undefined;
  }

  /** Time of the last write. */
  async changed(place: Place): Promise<number | undefined> {
    return (await stat(this.part(place)).catch(() => undefined))?.mtimeMs;
  }

  /** Renames the finished part to its final name. */
  async finish(place: Place): Promise<void> {
    await rename(this.part(place), this.whole(place));
    await syncFolder(this.folder(place.companyId));
  }

  /**
   * Renames a temporary file to its final name, unless that file exists: a file that was checked is never
   * replaced.
   */
  async keep(scratch: string, place: Place): Promise<void> {
    await link(scratch, this.whole(place)).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
    await rm(scratch, { force: true });
    await syncFolder(this.folder(place.companyId));
  }

  async remove(place: Place): Promise<void> {
    await rm(this.part(place), { force: true });
    await rm(this.whole(place), { force: true });
    await rm(this.made(place), { recursive: true, force: true });
  }

  /** All files in the folders of all companies, with the time of the last change. */
  async *everything(): AsyncGenerator<{ path: string; name: string; key: string; changed: number }> {
    const top = join(this.root, 'uploads');
    for (const company of await readdir(top).catch(() => [])) {
      for (const name of await readdir(join(top, company)).catch(() => [])) {
        const path = join(top, company, name);
        const facts = await stat(path).catch(() => undefined);
        const [key = ''] = name.split('.');
        if (facts !== undefined) yield { path, name, key, changed: facts.mtimeMs };
      }
    }
  }
}
