import { profileUpdate, type Profile } from '@stoa/api/contract/profile';
import { ErrorCode } from '@stoa/domain';
import { changesOf, draftOf, ProfileForm, type ProfileDraft } from '@stoa/pages/account/ProfilePage';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEnumLabels } from '../../../i18n/labels.ts';
import { useLanguage } from '../../../i18n/Language.tsx';
import { useOffers } from '../../../session/company.ts';
import { usePortal, useSession } from '../../../session/portal.ts';
import { useToldAction } from '../../../common/useToldAction.ts';
import { showToast } from '../../../kernel/toast.ts';
import { AvatarField } from './AvatarField.tsx';
import { keptDraft } from './draft.ts';
import { LeaveGuard } from './leaveGuard.tsx';
import { codeOf, saidAtField } from './refusal.ts';

/** Name, picture and email: what the person may change, and what the company's administrators manage. */
export function InfoPart({ profile, onSaved }: { profile: Profile; onSaved: () => Promise<void> }) {
  const t = useTranslations('user');
  const { locale } = useLanguage();
  const { jobLevel } = useEnumLabels();
  const { session } = usePortal();
  const { userId, hasCompany, companyName } = useSession();
  const offers = useOffers();
  const saved = draftOf(profile);
  const [draft, setDraft] = useState<ProfileDraft>(() => keptDraft.of(userId) ?? saved);
  const [takenEmail, setTakenEmail] = useState<string>();
  const action = useToldAction(profileUpdate);
  const changes = offers(profileUpdate);
  const editable = profile.editable.filter(
    (field) => changes && (field !== 'avatar' || offers({ id: 'X8' })),
  );
  const changed = Object.keys(changesOf(draft, saved)).length > 0;

  const put = (next: ProfileDraft) => {
    setDraft(next);
    keptDraft.keep(userId, next);
  };
  const undo = () => {
    setDraft(saved);
    keptDraft.keep(userId, undefined);
  };
  const send = async (changes: Partial<ProfileDraft>) => {
    // Only the server knows that an email is taken, so this refusal is shown at the field and not in a
    // dialog.
    const result = await action.run(changes, { silent: saidAtField(ErrorCode.ParamInvalid) });
    if (codeOf(result?.error) === ErrorCode.ParamInvalid) setTakenEmail(changes.email);
    if (!result?.data) return false;
    keptDraft.keep(userId, undefined);
    setDraft(draftOf(result.data));
    session.mergeUser(result.data.user);
    await onSaved();
    await showToast(t('form.saved'), 'success');
    return true;
  };

  return (
    <>
      <ProfileForm
        t={t}
        locale={locale}
        profile={{ ...profile, editable }}
        company={hasCompany ? companyName : undefined}
        levels={jobLevel}
        draft={draft}
        takenEmail={takenEmail}
        saving={action.pending}
        onDraft={put}
        onSave={send}
        onUndo={undo}
        avatar={<AvatarField src={profile.user.faceImg} name={profile.user.realName} onSaved={onSaved} />}
      />
      <LeaveGuard unsaved={changed} onLeave={undo} />
    </>
  );
}
