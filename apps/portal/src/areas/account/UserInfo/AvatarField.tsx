import { profileUpdate } from '@stoa/api/contract/profile';
import { Avatar } from '@stoa/ui/Avatar';
import { useTranslations } from 'use-intl';
import { usePortal } from '../../../session/portal.ts';
import { useToldAction } from '../../../common/useToldAction.ts';
import { showToast } from '../../../kernel/toast.ts';
import { PictureUploader } from '../../../uploads/index.tsx';

/** Large enough for every list that shows a person, also on a screen of double density. */
const output = { width: 256, height: 256, type: 'image/jpeg' } as const;

/** Fills the round place of the picture. */
const whole = { inlineSize: '100%', blockSize: '100%', fontSize: '2rem' } as const;

interface AvatarFieldProps {
  src: string;
  /** The person's name, whose initials are shown while there is no picture. */
  name: string;
  onSaved: () => Promise<void>;
}

/** The person's picture: chosen, cropped square, uploaded and shown everywhere. */
export function AvatarField({ src, name, onSaved }: AvatarFieldProps) {
  const t = useTranslations('user.form');
  const { session } = usePortal();
  const action = useToldAction(profileUpdate);
  const keep = async (avatarFileId: number) => {
    const result = await action.run({ avatarFileId });
    if (!result?.data) return;
    session.mergeUser(result.data.user);
    await onSaved();
    await showToast(t('avatarSaved'), 'success');
  };
  return (
    <PictureUploader
      aria-label={t('avatar')}
      scene="avatar"
      shape="circle"
      output={output}
      minWidth={128}
      instead={<Avatar name={name} decorative style={whole} />}
      onPicture={({ fileId }) => void keep(fileId)}
      {...(src === '' ? {} : { src })}
    />
  );
}
