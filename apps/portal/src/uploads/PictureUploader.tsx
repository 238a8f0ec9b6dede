import type { UploadScene } from '@stoa/api/contract/upload';
import { UploadKind, UploadStatus, type FileRef } from '@stoa/domain';
import { ImageUpload, type ImageUploadProps } from '@stoa/ui/ImageUpload';
import { useEffect, useId, useRef } from 'react';
import { useUploadGroup } from './uploadGroup.ts';
import { WithWords } from '../i18n/WithWords.tsx';
import { uploadWords } from './catalogue.ts';

export interface PictureUploaderProps extends Omit<ImageUploadProps, 'onImage' | 'busy' | 'error'> {
  /** The purpose of the picture. */
  scene: UploadScene;
  /** Called with the uploaded picture; the screen stores it and shows it by `src`. */
  onPicture: (file: FileRef) => void;
}

function Uploader({ scene, onPicture, ...rest }: PictureUploaderProps) {
  const group = useId();
  const { items, uploads, busy } = useUploadGroup(group);
  const latest = items.at(-1);

  const told = useRef(onPicture);
  useEffect(() => {
    told.current = onPicture;
  });
  useEffect(() => {
    if (latest?.status !== UploadStatus.End || latest.result.kind !== 'file') return;
    uploads.take(latest.id);
    told.current(latest.result.file);
  }, [latest, uploads]);

  const send = (picture: Blob) => {
    for (const { id } of items) uploads.take(id);
    const name = picture.type === 'image/png' ? 'picture.png' : 'picture.jpg';
    uploads.add([new File([picture], name, { type: picture.type })], {
      group,
      kind: UploadKind.Image,
      scene,
    });
  };
  return (
    <ImageUpload
      {...rest}
      busy={busy}
      onImage={send}
      {...(latest?.status === UploadStatus.Error ? { error: latest.reason } : {})}
    />
  );
}

/** Uploads one picture, such as a person's: chosen, cropped and sent. */
export function PictureUploader(props: PictureUploaderProps) {
  return (
    <WithWords of={[uploadWords]}>
      <Uploader {...props} />
    </WithWords>
  );
}
