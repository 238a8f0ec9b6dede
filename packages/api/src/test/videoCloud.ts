import type { TusAttempt, TusOutcome, TusPort } from '../uploads/tus.ts';
import { json, ok, type Sent } from './fakes.ts';

/** How far one attempt to send gets, and the event that ends it. */
export type Fate = 'through' | 'cut' | 'hanging' | 'expired' | 'moved' | 'busy' | 'gone' | 'failing';

interface Stored {
  readonly size: number;
  received: number;
  auth: string;
  url?: string;
  complete?: boolean;
}

const vod = {
  appKey: 'key',
  appSecret: 'secret',
  audioTypeId: 'audio-type',
  audioPresetId: 'audio-preset',
  videoTypeId: 'video-type',
  videoPresetId: 'video-preset',
  callbackUrl: '',
  uploadCallbackUrl: 'https://portal.example/arrived',
};

/** An attempt on which nothing moves until it is aborted. */
const stopped = (signal: AbortSignal): Promise<TusOutcome> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve({ ended: false })));

/** A video cloud in memory: it counts bytes instead of keeping them, and fails on demand. */
export function createVideoCloud(fates: Fate[] = [], part = 10) {
  const videos = new Map<number, Stored>();
  const asked: string[] = [];
  const terminated: string[] = [];
  /** Bytes that were transferred, whether or not the cloud kept them. */
  let carried = 0;
  let credentials = 0;
  const newAuth = (): string => {
    credentials += 1;
    return `auth-${credentials}`;
  };
  const leave = (videoId: number, { auth, received }: Stored) => ({
    videoId,
    uploadAddress: 'https://video.example/upload',
    uploadAuth: auth,
    expireTime: 1,
    chunkSize: part,
    receivedSize: received,
  });

  const answer = ({ url }: Sent): Response => {
    const { pathname, searchParams } = new URL(url, 'https://portal.example');
    asked.push(pathname.replace('/api', ''));
    const videoId = Number(searchParams.get('videoId'));
    const stored = videos.get(videoId);
    switch (pathname) {
      case '/api/comp/pc/config':
        return ok({ vod });
      case '/api/vcloud/vod/getToken':
        return ok({ token: 'session', expireTime: 1 });
      case '/api/vcloud/vod/createUploadVideo': {
        const made: Stored = { size: Number(searchParams.get('fileSize')), received: 0, auth: newAuth() };
        videos.set(videos.size + 1, made);
        return ok(leave(videos.size, made));
      }
      case '/api/vcloud/vod/refreshUploadVideo':
        if (stored === undefined) return json({ code: 1004, msg: '上传已不存在' });
        stored.auth = newAuth();
        return ok({ ...leave(videoId, stored), ...(cloud.otherVideo ? { videoId: videoId + 1 } : {}) });
      case '/api/vcloud/vod/videoInfo':
        return ok({
          videoId,
          userId: 1,
          companyId: 1001,
          name: 'a.mp4',
          size: stored?.size ?? 0,
          receivedSize: stored?.received ?? 0,
          state: stored?.complete === true ? 3 : 2,
          transcode: 0,
        });
      default:
        return json({ code: 500, msg: '' });
    }
  };

  /** One attempt: part after part, as tus does, until its fate ends it. */
  function carry(
    stored: Stored,
    { onProgress, onAccepted, signal }: TusAttempt,
    fate: Fate,
  ): TusOutcome | Promise<TusOutcome> {
    if (fate === 'busy') return { ended: false, status: 423 };
    if (fate === 'failing') return { ended: false, status: 503 };
    if (fate === 'expired') {
      stored.auth = 'expired';
      return { ended: false, status: 403 };
    }
    onAccepted(stored.received);
    for (let parts = 0; stored.received < stored.size; parts += 1) {
      if (signal.aborted) return { ended: false };
      const length = Math.min(part, stored.size - stored.received);
      carried += length;
      onProgress(stored.received + length);
      // The part was transferred, but its answer was lost and the cloud kept nothing of it.
      if (parts === 1 && fate === 'cut') return { ended: false };
      if (parts === 1 && fate === 'hanging') return stopped(signal);
      if (parts === 1 && fate === 'moved') return { ended: false, status: 409 };
      stored.received += length;
      onAccepted(stored.received);
    }
    stored.complete = true;
    return { ended: true };
  }

  const tus: TusPort = {
    attempt: async (given) => {
      const stored = videos.get(given.videoId);
      const fate = fates.shift() ?? 'through';
      if (stored === undefined || fate === 'gone') {
        videos.delete(given.videoId);
        return { ended: false, status: 404 };
      }
      if (stored.auth !== given.uploadAuth) return { ended: false, status: 403 };
      stored.url ??= `https://video.example/upload/${given.videoId}`;
      if (given.uploadUrl !== undefined && given.uploadUrl !== stored.url)
        return { ended: false, status: 404 };
      given.onUrl(stored.url);
      return carry(stored, given, fate);
    },
    terminate: async (uploadUrl) => {
      terminated.push(uploadUrl);
      return { ended: true };
    },
  };

  const cloud = {
    /** When set, the new credential is for another video. */
    otherVideo: false,
    answer,
    tus,
    fates,
    videos,
    asked,
    terminated,
    carried: () => carried,
  };
  return cloud;
}
