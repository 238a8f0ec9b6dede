import { useApi } from '@stoa/api/react';
import { fileUploadUrl } from '@stoa/api/contract/upload';
import type { UploadScene } from '@stoa/api/contract/upload';
import type { UploadResult } from '@stoa/api/uploads';
import { UploadKind } from '@stoa/domain';
import { Dropzone } from '@stoa/ui/Dropzone';
import { Stack } from '@stoa/ui/Stack';
import { UploadQueue } from '@stoa/ui/UploadQueue';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { usePortal } from '../session/portal.ts';
import { useFlags } from '../session/company.ts';
import { hostOf } from './hostOf.ts';
import { resultsOf, useUploadGroup } from './uploadGroup.ts';
import { WithWords } from '../i18n/WithWords.tsx';
import { uploadWords } from './catalogue.ts';

export interface FileUploaderProps {
  /** The kind of file that is accepted. */
  kind: UploadKind;
  /** The purpose of the files, by which the server decides on limits. */
  scene: UploadScene;
  /** The largest number of files; without it, any number. */
  max?: number;
  /** The largest size of a file in bytes, where that is less than the specification allows. */
  maxSize?: number;
  /** Accessible name of the list of files. */
  label?: string;
  /**
   * Called with the uploaded files, oldest first, and whether any is still uploading; until that is false
   * nothing can be submitted.
   */
  onChange: (results: readonly UploadResult[], busy: boolean) => void;
}

const isByFileServer = (kind: UploadKind): boolean =>
  kind === UploadKind.Image || kind === UploadKind.Attachment;

/** The upload host of a company with a private file server; `undefined` for other companies. */
function usePrivateHost(kind: UploadKind): string | undefined {
  const { settings } = usePortal();
  const { privateFileServer } = useFlags();
  const { data } = useApi(fileUploadUrl, privateFileServer && isByFileServer(kind) ? {} : null, {
    silent: true,
  });
  return data?.private === true ? hostOf(data.uploadUrl, settings.host) : undefined;
}

function Uploader({
  kind,
  scene,
  max = Number.POSITIVE_INFINITY,
  maxSize,
  label,
  onChange,
}: FileUploaderProps) {
  const t = useTranslations('uploads');
  const group = useId();
  const { items, onAction, uploads, busy } = useUploadGroup(group);
  const host = usePrivateHost(kind);
  const room = Math.max(0, max - items.length);

  const told = useRef(onChange);
  useEffect(() => {
    told.current = onChange;
  });
  useEffect(() => {
    told.current(resultsOf(items), busy);
  }, [items, busy]);

  return (
    <Stack gap={4}>
      <Dropzone
        kind={kind}
        multiple={max > 1}
        disabled={room === 0}
        onFiles={(files) => uploads.add(files, { group, kind, scene })}
        {...(Number.isFinite(max) ? { room } : {})}
        {...(maxSize === undefined ? {} : { maxSize })}
        {...(host === undefined ? {} : { note: t('kept', { host }) })}
      />
      {items.length > 0 && (
        <UploadQueue items={items} onAction={onAction} {...(label === undefined ? {} : { label })} />
      )}
    </Stack>
  );
}

/**
 * Uploads files that are chosen, dropped or pasted, and lists them with their state and with the actions that
 * each state allows.
 */
export function FileUploader(props: FileUploaderProps) {
  return (
    <WithWords of={[uploadWords]}>
      <Uploader {...props} />
    </WithWords>
  );
}
