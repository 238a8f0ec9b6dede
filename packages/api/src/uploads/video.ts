import { UploadKind, UploadStatus } from '@stoa/domain';
import type { Client } from '../client/createClient.ts';
import { isApiError } from '../client/errors.ts';
import {
  createVideoUpload,
  refreshVideoUpload,
  videoInfo,
  videoUploadToken,
  type VideoTicket,
} from '../contract/upload.ts';
import { videoCloud } from '../session/flow.ts';
import { sendableName } from './check.ts';
import type { SendContext, Sender } from './engine.ts';
import { uploadFailure } from './failure.ts';
import { fingerprintOf } from './fingerprint.ts';
import { oneTabAtATime } from './lock.ts';
import type { UploadResult } from './machine.ts';
import { createRetries, type Retries, type RetryOptions } from './retries.ts';
import type { UploadOwner, UploadRecords } from './records.ts';
import { withoutDialogs } from './withoutDialogs.ts';
import { failureOf } from './refused.ts';
import type { TusOutcome, TusPort } from './tus.ts';

export interface VideoOptions {
  readonly client: Client;
  readonly records: UploadRecords;
  readonly tus: TusPort;
  /** Address of the server, against which the relative addresses of its answers are resolved. */
  readonly base: () => string;
  readonly kind: typeof UploadKind.Video | typeof UploadKind.Audio;
  readonly vodProviderKey?: string | undefined;
  readonly now?: (() => number) | undefined;
  readonly random?: RetryOptions['random'];
  readonly wait?: RetryOptions['wait'];
}

/** The permission to send, and the address of the upload once it was created. */
interface Passage extends VideoTicket {
  readonly uploadUrl: string | undefined;
}

/** The reaction to an attempt that ended too early. */
type Verdict = 'again' | 'credential' | 'gone' | 'size' | 'content' | 'server';

function verdictOn({ status }: Extract<TusOutcome, { ended: false }>): Verdict {
  switch (status) {
    case 401:
    case 403:
      return 'credential';
    case 404:
    case 410:
      return 'gone';
    case 413:
      return 'size';
    case 415:
      return 'content';
    case 400:
      return 'server';
    default:
      // The connection was cut, the server is busy, the upload is locked (423) or at another position than
      // expected (409): the server is asked for the position, and the upload continues.
      return 'again';
  }
}

/** How often one file may be sent from the beginning before the person is asked. */
const mostLives = 3;

const ownerOf = ({ session }: Client): UploadOwner => {
  const { companyId, userId } = session.get();
  return { companyId, userId };
};

const isRefusal = (error: unknown): boolean => isApiError(error) && error.kind === 'business';

/**
 * Uploads a video or audio: configuration, permission, transfer by tus, and a new credential when the old one
 * has expired. A started upload is remembered on the device, so that it is continued when the same file is
 * chosen again.
 */
export function videoSender(options: VideoOptions): Sender {
  const { client, records, tus, base, kind, vodProviderKey, now = Date.now } = options;

  /**
   * A new credential for this upload. A credential for another upload is refused, because the file would be
   * written into that one.
   */
  async function refreshed(videoId: number, signal: AbortSignal) {
    const leave = await client.call(refreshVideoUpload, { videoId }, withoutDialogs(signal));
    if (leave.videoId !== videoId) throw uploadFailure('server');
    return leave;
  }

  async function create({ file, signal }: SendContext): Promise<Passage> {
    const cloud = await videoCloud(client, vodProviderKey === undefined ? {} : { vodProviderKey });
    if (cloud === undefined) throw uploadFailure('notOffered');
    await client.call(videoUploadToken, undefined, withoutDialogs(signal));
    const isVideo = kind === UploadKind.Video;
    const request = {
      fileName: sendableName(file.name),
      fileSize: file.size,
      typeId: String(isVideo ? cloud.videoTypeId : cloud.audioTypeId),
      presetId: String(isVideo ? cloud.videoPresetId : cloud.audioPresetId),
      kind,
      ...(cloud.uploadCallbackUrl === '' ? {} : { notifyUrl: cloud.uploadCallbackUrl }),
    };
    try {
      return {
        ...(await client.call(createVideoUpload, request, withoutDialogs(signal))),
        uploadUrl: undefined,
      };
    } catch (error) {
      // Without an address of a tus server nothing can be sent from here, so trying again would not help.
      if (isApiError(error) && error.kind === 'shape') throw uploadFailure('notOffered');
      throw error;
    }
  }

  /** Creates an upload, or finds the one that this device began earlier. */
  async function open(
    context: SendContext,
    fingerprint: string,
    owner: UploadOwner,
  ): Promise<Passage & { received: number }> {
    const begun = records.find(owner, fingerprint);
    if (begun !== undefined) {
      try {
        const { receivedSize, ...leave } = await refreshed(begun.videoId, context.signal);
        const { chunkSize, uploadUrl } = begun;
        return { ...leave, chunkSize, uploadUrl, received: receivedSize };
      } catch (error) {
        if (!isRefusal(error)) throw error;
        // The server no longer knows the upload.
        records.drop(owner, fingerprint);
      }
    }
    return { ...(await create(context)), received: 0 };
  }

  /** Whether an upload is complete, which may be the reason that its address is gone. */
  async function isComplete(videoId: number, signal: AbortSignal): Promise<boolean> {
    const { state } = await client.call(videoInfo, { videoId }, withoutDialogs(signal));
    return state === UploadStatus.End;
  }

  async function transfer(
    context: SendContext,
    fingerprint: string,
    retries: Retries,
  ): Promise<UploadResult> {
    const { file, signal } = context;
    const owner = ownerOf(client);
    const keep = (one: Passage): void =>
      records.keep(owner, {
        fingerprint,
        videoId: one.videoId,
        chunkSize: one.chunkSize,
        savedTime: now(),
        ...(one.uploadUrl === undefined ? {} : { uploadUrl: one.uploadUrl }),
      });
    const { received, ...opened } = await retries.ask(() => open(context, fingerprint, owner));
    let passage: Passage = opened;
    keep(passage);
    context.progress(received);
    let most = received;

    const attempt = (): Promise<TusOutcome> =>
      tus.attempt({
        ...passage,
        file,
        endpoint: new URL(passage.uploadAddress, base()).href,
        signal,
        onUrl: (uploadUrl) => {
          if (uploadUrl === passage.uploadUrl || signal.aborted) return;
          passage = { ...passage, uploadUrl };
          keep(passage);
        },
        onProgress: context.progress,
        onAccepted: (confirmed) => {
          if (confirmed > most) retries.renew();
          most = Math.max(most, confirmed);
        },
      });

    let lives = mostLives;
    const begin = async (): Promise<void> => {
      records.drop(owner, fingerprint);
      lives -= 1;
      if (lives === 0) throw uploadFailure('server');
      context.restart();
      most = 0;
      passage = await retries.ask(() => create(context));
      keep(passage);
    };
    const renewCredential = async (): Promise<void> => {
      const { videoId } = passage;
      try {
        const leave = await retries.ask(() => refreshed(videoId, signal));
        passage = { ...passage, ...leave };
      } catch (error) {
        if (!isRefusal(error)) throw error;
        await begin();
      }
    };
    /** Handles what ended an attempt; resolves to true when nothing is left to send. */
    const settle = async (verdict: Verdict): Promise<boolean> => {
      switch (verdict) {
        case 'again':
          break;
        case 'credential':
          await renewCredential();
          break;
        case 'gone':
          if (await retries.ask(() => isComplete(passage.videoId, signal))) return true;
          await begin();
          break;
        case 'size':
        case 'content':
        case 'server':
          records.drop(owner, fingerprint);
          throw uploadFailure(verdict);
        default:
          return verdict satisfies never;
      }
      // Waits, because an attempt that was refused at once must not be repeated without a pause.
      await retries.lost();
      return false;
    };
    for (;;) {
      const outcome = await attempt();
      signal.throwIfAborted();
      // The file is checked at the end as well, because a file that changed meanwhile would be stored as a
      // mixture of two.
      await retries.check();
      if (outcome.ended || (await settle(verdictOn(outcome)))) break;
    }
    records.drop(owner, fingerprint);
    return { kind: 'video', videoId: passage.videoId };
  }

  return {
    pausable: true,
    async send(context) {
      const { file, signal } = context;
      const fingerprint = await fingerprintOf(file);
      const { companyId, userId } = ownerOf(client);
      const { random, wait } = options;
      const retries = createRetries({ signal, random, wait, file, fingerprint });
      try {
        return await oneTabAtATime(`stoa-upload:${companyId}:${userId}:${fingerprint}`, signal, () =>
          transfer(context, fingerprint, retries),
        );
      } catch (error) {
        throw failureOf(error);
      }
    },
    async clean(file) {
      try {
        const owner = ownerOf(client);
        const fingerprint = await fingerprintOf(file);
        const begun = records.find(owner, fingerprint);
        if (begun === undefined) return;
        records.drop(owner, fingerprint);
        if (begun.uploadUrl === undefined) return;
        const leave = await client.call(refreshVideoUpload, { videoId: begun.videoId }, { silent: true });
        if (leave.videoId === begun.videoId) await tus.terminate(begun.uploadUrl, leave.uploadAuth);
      } catch {
        // A failure is ignored, because the server deletes unfinished files by itself after a day.
      }
    },
  };
}
