import { videoUpload } from '../contract/upload.ts';

/** One attempt to send the missing part of a file. */
export interface TusAttempt {
  readonly file: Blob;
  /** Address at which uploads are created. */
  readonly endpoint: string;
  /** Address of this upload, once it was created. */
  readonly uploadUrl: string | undefined;
  readonly videoId: number;
  readonly uploadAuth: string;
  readonly chunkSize: number;
  readonly signal: AbortSignal;
  readonly onUrl: (uploadUrl: string) => void;
  readonly onProgress: (sent: number) => void;
  /** Called with the bytes that the server has confirmed. */
  readonly onAccepted: (received: number) => void;
}

/** `status` is that of the answer that ended the attempt too early; absent when no answer came. */
export type TusOutcome = { readonly ended: true } | { readonly ended: false; readonly status?: number };

export interface TusPort {
  readonly attempt: (given: TusAttempt) => Promise<TusOutcome>;
  readonly terminate: (uploadUrl: string, uploadAuth: string) => Promise<TusOutcome>;
}

/** The time in ms without any progress after which a connection counts as cut. */
const stalledMs = 30_000;

const credential = (uploadAuth: string): Record<string, string> => ({
  [videoUpload.credentialHeader]: uploadAuth,
});

function statusIn(error: unknown): TusOutcome {
  const response: unknown = Reflect.get(Object(error), 'originalResponse');
  const getStatus: unknown = Reflect.get(Object(response), 'getStatus');
  const status: unknown = typeof getStatus === 'function' ? getStatus.call(response) : undefined;
  return typeof status === 'number' && status > 0 ? { ended: false, status } : { ended: false };
}

/**
 * tus-js-client, loaded with the first upload. It sends once; retries, waits and credentials are handled by
 * the callers here.
 */
export function tusPort(stallMs = stalledMs): TusPort {
  return {
    async attempt({ file, endpoint, uploadUrl, videoId, uploadAuth, chunkSize, signal, ...hear }) {
      const { Upload } = await import('tus-js-client');
      return new Promise((settle) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        let placed = false;
        const finish = (outcome: TusOutcome): void => {
          clearTimeout(timer);
          signal.removeEventListener('abort', stop);
          settle(outcome);
        };
        const stop = (): void => {
          void upload.abort();
          finish({ ended: false });
        };
        const alive = (): void => {
          clearTimeout(timer);
          timer = setTimeout(stop, stallMs);
        };
        const upload = new Upload(file, {
          // Only one of the two is given, because a refused address of an upload must not silently lead to a
          // second upload.
          ...(uploadUrl === undefined ? { endpoint } : { uploadUrl }),
          metadata: { videoId: String(videoId), uploadAuth },
          headers: credential(uploadAuth),
          chunkSize,
          retryDelays: null,
          storeFingerprintForResuming: false,
          onUploadUrlAvailable: () => {
            alive();
            if (upload.url !== null) hear.onUrl(upload.url);
          },
          onProgress: (sent) => {
            alive();
            // The first report of an attempt is the position that the server has confirmed.
            if (!placed) hear.onAccepted(sent);
            placed = true;
            hear.onProgress(sent);
          },
          onChunkComplete: (_size, accepted) => hear.onAccepted(accepted),
          onSuccess: () => finish({ ended: true }),
          onError: (error) => finish(statusIn(error)),
        });
        signal.addEventListener('abort', stop, { once: true });
        alive();
        if (signal.aborted) stop();
        else upload.start();
      });
    },
    async terminate(uploadUrl, uploadAuth) {
      try {
        const { Upload } = await import('tus-js-client');
        await Upload.terminate(uploadUrl, { headers: credential(uploadAuth), retryDelays: null });
        return { ended: true };
      } catch (error) {
        return statusIn(error);
      }
    },
  };
}
