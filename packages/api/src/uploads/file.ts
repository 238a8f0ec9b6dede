import { ErrorCode, extensionOf } from '@stoa/domain';
import { readForgiving } from '../client/answer.ts';
import type { Client } from '../client/createClient.ts';
import { addressOf } from '../client/request.ts';
import {
  fileUpload,
  fileUploadToken,
  fileUploadUrl,
  type FileTicket,
  type UploadScene,
} from '../contract/upload.ts';
import { sendableName } from './check.ts';
import type { SendContext, Sender } from './engine.ts';
import { uploadFailure } from './failure.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { FormPort } from './form.ts';
import type { UploadResult } from './machine.ts';
import { createRetries, type RetryOptions } from './retries.ts';
import { withoutDialogs } from './withoutDialogs.ts';
import { failureOf, failureOfCode } from './refused.ts';

export interface FileOptions {
  readonly client: Client;
  /** The client's `host`; the session's token may be sent to this address only. */
  readonly host: string;
  /** Address of the server, against which relative addresses in its answers are resolved. */
  readonly base: () => string;
  readonly scene: UploadScene;
  readonly sendForm: FormPort;
  readonly random?: RetryOptions['random'];
  readonly wait?: RetryOptions['wait'];
}

interface Target {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Checks the server's own limits, which may be narrower than the specification's. */
function mustObey(file: File, { maxSize, exts }: FileTicket): void {
  // A server that names no types accepts every type.
  if (exts.length > 0 && !exts.includes(extensionOf(file.name))) throw uploadFailure('type');
  if (file.size > maxSize) throw uploadFailure('size');
}

/** The address that a server named, if it is a web address. */
function webAddress(text: string, base: string): URL {
  try {
    const address = new URL(text, base);
    if (/^https?:$/.test(address.protocol)) return address;
  } catch {
    // The text is no address, so the error below is thrown.
  }
  throw uploadFailure('server');
}

/**
 * Uploads a file in three steps: the address of the file server, the permission for one file, the file
 * itself. A private file server gets only the permission and the file, and when it fails, the file is not
 * sent anywhere else.
 */
export function fileSender({ client, host, base, scene, sendForm, random, wait }: FileOptions): Sender {
  const told = new Set<string>();

  function targetOf(uploadUrl: string, isPrivate: boolean): Target {
    const own = new URL(addressOf(host.replace(/\/+$/, ''), fileUpload, {}, client.session.token()), base());
    const wanted = webAddress(uploadUrl, base());
    const isOwn = !isPrivate && wanted.origin === own.origin && wanted.pathname === own.pathname;
    return isOwn
      ? { address: own.href, headers: { DeviceModel: 'PC', 'Accept-Language': client.locale() } }
      : { address: wanted.href, headers: {} };
  }

  async function transfer(context: SendContext): Promise<UploadResult> {
    const { file, signal } = context;
    const fileName = sendableName(file.name);
    const request = { fileName, fileSize: file.size, scene };
    const fingerprint = await fingerprintOf(file);
    const retries = createRetries({ signal, random, wait, file, fingerprint });
    for (;;) {
      // No byte of an earlier try counts, because the file is sent as a whole.
      context.restart();
      const place = await retries.ask(() => client.call(fileUploadUrl, undefined, withoutDialogs(signal)));
      const ticket = await retries.ask(() => client.call(fileUploadToken, request, withoutDialogs(signal)));
      mustObey(file, ticket);
      const form = new FormData();
      form.append('token', ticket.token);
      form.append('key', ticket.key);
      form.append('file', file, fileName);
      const answer = await sendForm({
        ...targetOf(place.uploadUrl, place.private),
        form,
        signal,
        onProgress: context.progress,
      });
      signal.throwIfAborted();
      // The file is checked whatever the answer is, because the server accepts a mixture of two files and
      // refuses for its size one that has grown.
      await retries.check();
      const reading = { asked: {}, now: Date.now(), told };
      const read = answer && Promise.resolve(readForgiving(fileUpload, answer, reading));
      const outcome = await read?.catch(() => undefined);
      if (outcome !== undefined && 'data' in outcome) return { kind: 'file', file: outcome.data };
      if (answer?.status === 413) throw uploadFailure('size');
      const fault = outcome?.fault;
      const isOver = fault?.kind === 'business' && fault.code !== ErrorCode.UploadAuth;
      if (isOver) throw failureOfCode(fault.code, fault.msg);
      if (fault?.kind === 'shape' || fault?.kind === 'envelope') throw uploadFailure('server');
      // The connection was cut, or the permission has expired: the next try requests a new permission, and
      // fails there if the session is over.
      await retries.lost();
    }
  }

  return {
    pausable: false,
    async send(context) {
      try {
        return await transfer(context);
      } catch (error) {
        throw failureOf(error);
      }
    },
    // There is nothing to delete, because a file server stores only complete files.
    clean: () => Promise.resolve(),
  };
}
