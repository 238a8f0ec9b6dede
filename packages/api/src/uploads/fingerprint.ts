import { sha256Hex } from '../signature/sha256.ts';
import { uploadFailure } from './failure.ts';

/** How many bytes of the beginning, the middle and the end are sampled. */
const sampleBytes = 4096;

async function sample(file: Blob, at: number): Promise<string> {
  const bytes = new Uint8Array(await file.slice(at, at + sampleBytes).arrayBuffer());
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Refuses a file that was changed after it was chosen, because the browser would send nothing of it and
 * report a failure of the network.
 * @throws UploadFailure `unreadable`
 */
export async function mustBeSame(file: File, fingerprint: string): Promise<void> {
  const now = await fingerprintOf(file).catch(() => undefined);
  if (now !== fingerprint) throw uploadFailure('unreadable');
}

/**
 * Identifies a file by its name, size, date and three samples, so that a file that was edited meanwhile is
 * not continued from the middle. It is a digest, because the records on a shared computer should not contain
 * file names.
 */
export async function fingerprintOf(file: File): Promise<string> {
  const places = [0, Math.max(0, Math.floor(file.size / 2)), Math.max(0, file.size - sampleBytes)];
  const samples = await Promise.all(places.map((at) => sample(file, at)));
  return sha256Hex([file.name, file.size, file.lastModified, ...samples].join('\n'));
}
