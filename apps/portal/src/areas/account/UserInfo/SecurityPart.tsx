import { passwordChange, sessionEnd, sessionList, type Profile } from '@stoa/api/contract/profile';
import { ErrorCode } from '@stoa/domain';
import { ProfileSecurity, type PasswordRefusal } from '@stoa/pages/account/ProfilePage';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../common/lazyPart.tsx';
import { useOffers } from '../../../session/company.ts';
import { useToldAction } from '../../../common/useToldAction.ts';
import { showToast } from '../../../kernel/toast.ts';
import { useLeave } from '../../../common/leave/useLeave.ts';
import { codeOf, saidAtField } from './refusal.ts';

const DevicesPart = lazyPart(() => import('./DevicesPart.tsx'), { waiting: null, place: 'inline' });
const LogoutDialog = lazyPart(() => import('../../../common/leave/LogoutDialog.tsx'), {
  waiting: null,
  place: 'corner',
  onClose: ({ onCancel }) => onCancel(),
});

/** The part about the login: changing the password, and logging out. */
export default function SecurityPart({ profile }: { profile: Profile }) {
  const t = useTranslations('user');
  const [leaving, setLeaving] = useState(false);
  const leave = useLeave();
  const offers = useOffers();
  const action = useToldAction(passwordChange);
  const [refused, setRefused] = useState<PasswordRefusal>();
  return (
    <>
      <ProfileSecurity
        t={t}
        profile={profile}
        refused={refused}
        saving={action.pending}
        onChange={async ({ old, fresh }) => {
          setRefused(undefined);
          const result = await action.run(
            { oldPassword: old, newPassword: fresh },
            { silent: saidAtField(ErrorCode.OldPasswordWrong, ErrorCode.PasswordWeak) },
          );
          const code = codeOf(result?.error);
          if (code === ErrorCode.OldPasswordWrong) setRefused('oldWrong');
          if (code === ErrorCode.PasswordWeak) setRefused('weak');
          if (!result?.data) return false;
          await showToast(t('password.done'), 'success');
          return true;
        }}
        devices={offers(sessionList) && offers(sessionEnd) && <DevicesPart />}
        onLogout={() => setLeaving(true)}
      />
      {leaving && <LogoutDialog onConfirm={leave} onCancel={() => setLeaving(false)} />}
    </>
  );
}
