import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where an upload lies: by company, under a name of our own. */
export interface Place {
  readonly companyId: number;
  readonly key: string;
  readonly ext: string;
}

/** Random, so that no address can be guessed; lower case, for file systems that do not tell case apart. */
export const newKey = (): string => randomBytes(20).toString('hex');

/** Path of the finished file as media addresses write it. */
export const mediaPathOf = ({ companyId, key, ext }: Place): string => `uploads/${companyId}/${key}.${ext}`;

/** Whether a media path leads to uploads, not to our own media. */
export const isUploadPath = (path: string): boolean => /^uploads\/\d+\//.test(path);

/** Folder of what was made from it, as media addresses write it. */
export const madeFolderOf = ({ companyId, key }: Place): string => `uploads/${companyId}/${key}`;

/** A rename is only kept through a power cut when its folder is. */
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

/** The files of uploads. What is not finished ends in `.part` and is never served. */
export class UploadStore {
  /** Holds `uploads/`, as media addresses name it. */
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

  /** Makes room for an upload; again is the same. */
  async begin(place: Place): Promise<void> {
    const folder = this.folder(place.companyId);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await (await open(this.part(place), 'a', 0o600)).close();
    await syncFolder(folder);
  }

  /** A part of its own for one request of the file path. */
  async scratch(place: Place): Promise<string> {
    const folder = this.folder(place.companyId);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return join(folder, `${place.key}.${randomBytes(6).toString('hex')}.part`);
  }

  /** Bytes that are here; undefined when the upload has not begun or was given up. */
  async received(place: Place): Promise<number | undefined> {
    return (await sizeOf(this.part(place))) ?? (await sizeOf(this.whole(place)));
  }

  async isWhole(place: Place): Promise<boolean> {
    return (await sizeOf(this.whole(place))) !== undefined;
  }

  /** When the last byte came. */
  async changed(place: Place): Promise<number | undefined> {
    return (await stat(this.part(place)).catch(() => undefined))?.mtimeMs;
  }

  /** Gives the finished part its name. */
  async finish(place: Place): Promise<void> {
    await rename(this.part(place), this.whole(place));
    await syncFolder(this.folder(place.companyId));
  }

  /** Gives a scratch its name, unless there is a file already: what was checked once is never replaced. */
  async keep(scratch: string, place: Place): Promise<void> {
    await link(scratch, this.whole(place)).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
    await rm(scratch, { force: true });
    await syncFolder(this.folder(place.companyId));
  }

  /** Takes away everything of an upload. */
  async remove(place: Place): Promise<void> {
    await rm(this.part(place), { force: true });
    await rm(this.whole(place), { force: true });
    await rm(this.made(place), { recursive: true, force: true });
  }

  /** Everything in the folders of all companies, with the time of its last change. */
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
