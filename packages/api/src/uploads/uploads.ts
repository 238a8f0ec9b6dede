import { UploadKind } from '@stoa/domain';
import type { Client } from '../client/createClient.ts';
import type { UploadScene } from '../contract/upload.ts';
import type { StoragePort } from '../session/storage.ts';
import { refusalOf, type UploadRefusal } from './check.ts';
import { createEngine, type Engine, type EngineOptions, type Sender } from './engine.ts';
import { fileSender } from './file.ts';
import { formPort, type FormPort } from './form.ts';
import type { RetryOptions } from './retries.ts';
import { uploadRecords } from './records.ts';
import { tusPort, type TusPort } from './tus.ts';
import { videoSender } from './video.ts';

export interface UploadsOptions extends EngineOptions, Partial<Pick<RetryOptions, 'random' | 'wait'>> {
  readonly client: Client;
  /** The client's `host`. */
  readonly host: string;
  /** Name of the object inside the video-cloud configuration; each installation has its own. */
  readonly vodProviderKey?: string;
  /** The storage in which begun uploads are remembered; `localStorage` by default. */
  readonly storage?: () => StoragePort;
  /** Address of the page; the document's by default. */
  readonly page?: () => string;
  readonly tus?: TusPort;
  readonly sendForm?: FormPort;
}

/** A place on a page where files are added: its purpose and the accepted files. */
export interface UploadPlace {
  /** Name of the place within its page; its uploads have this name. */
  readonly group: string;
  readonly kind: UploadKind;
  /** The purpose of a picture or document; videos and audio need no scene. */
  readonly scene: UploadScene;
}

export interface Added {
  readonly ids: readonly string[];
  /** Files that break a rule and were not sent. */
  readonly refused: readonly { readonly file: File; readonly reason: UploadRefusal }[];
}

export interface Uploads extends Omit<Engine, 'add'> {
  readonly add: (files: readonly File[], place: UploadPlace) => Added;
}

/**
 * The uploads of a page: two at a time, continued after cuts, reloads and expired credentials, and ended with
 * the session that began them.
 */
export function createUploads(options: UploadsOptions): Uploads {
  const { client, host, vodProviderKey, storage, random, wait } = options;
  const { page = () => document.baseURI, tus = tusPort(), sendForm = formPort } = options;
  // The base address is absolute, because a server on another host may answer addresses without its host.
  const base = (): string => new URL(host, page()).href;
  const engine = createEngine(options);
  const records = uploadRecords({ storage });

  function senderFor({ kind, scene }: UploadPlace): Sender {
    switch (kind) {
      case UploadKind.Video:
      case UploadKind.Audio:
        return videoSender({ client, records, tus, base, kind, vodProviderKey, random, wait });
      case UploadKind.Image:
      case UploadKind.Attachment:
        return fileSender({ client, host, base, scene, sendForm, random, wait });
      default:
        return kind satisfies never;
    }
  }

  // Stopped when the session changes, because another login must not continue these uploads.
  const unwatch = client.session.subscribe(({ kind }) => {
    if (kind === 'begin' || kind === 'end') engine.leave();
  });

  return {
    ...engine,
    add(files, place) {
      const sender = senderFor(place);
      const checked = files.map((file) => ({ file, reason: refusalOf(file, place.kind) }));
      return {
        ids: checked.flatMap(({ file, reason }) =>
          reason === undefined ? [engine.add(file, sender, place.group)] : [],
        ),
        refused: checked.flatMap(({ file, reason }) => (reason === undefined ? [] : [{ file, reason }])),
      };
    },
    dispose() {
      unwatch();
      engine.dispose();
    },
  };
}
