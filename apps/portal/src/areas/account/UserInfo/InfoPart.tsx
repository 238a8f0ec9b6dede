import { profileUpdate, type Profile } from '@stoa/api/contract/profile';
import { ErrorCode, Gender } from '@stoa/domain';
import { ProfileForm, type ProfileFaults, type ProfileField } from '@stoa/ui/patterns/ProfilePage';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEnumLabels } from '../../../i18n/labels.ts';
import { useLanguage } from '../../../i18n/Language.tsx';
import { usePortal, useSession } from '../../../session/portal.ts';
import { useToldAction } from '../../../common/useToldAction.ts';
import { showToast } from '../../../kernel/toast.ts';
import { AvatarField } from './AvatarField.tsx';
import { keptDraft } from './draft.ts';
import { LeaveGuard } from './leaveGuard.tsx';
import { factsOf } from './facts.ts';
import { codeOf, saidAtField } from './refusal.ts';
import { changesOf, profileFaults, type ProfileDraft } from './rules.ts';

const draftOf = ({ user, email, gender }: Profile): ProfileDraft => ({
  realName: user.realName,
  email,
  gender: String(gender),
});

const genderOf = (value: string | undefined): Gender | undefined =>
  Object.values(Gender).find((gender) => String(gender) === value);

/** Name, picture, address: what one may change, and what the company's administrators look after. */
export function InfoPart({ profile, onSaved }: { profile: Profile; onSaved: () => Promise<void> }) {
  const t = useTranslations('user.form');
  const { locale } = useLanguage();
  const { jobLevel } = useEnumLabels();
  const { session } = usePortal();
  const { userId, hasCompany, companyName } = useSession();
  const saved = draftOf(profile);
  const [draft, setDraft] = useState<ProfileDraft>(() => keptDraft.of(userId) ?? saved);
  const [left, setLeft] = useState<ReadonlySet<ProfileField>>(new Set());
  const [isTaken, setTaken] = useState<string>();
  const action = useToldAction(profileUpdate);
  const changes = changesOf(draft, saved);
  const changed = Object.keys(changes).length > 0;

  const put = (next: ProfileDraft) => {
    setDraft(next);
    keptDraft.keep(userId, next);
  };
  const undo = () => {
    setDraft(saved);
    setLeft(new Set());
    keptDraft.keep(userId, undefined);
  };
  const wrong = profileFaults(draft, saved);
  const words: ProfileFaults = {
    ...(wrong.has('realName') ? { realName: t('faults.realName') } : {}),
    ...(wrong.has('email') ? { email: t('faults.email') } : {}),
    ...(isTaken !== undefined && isTaken === changes.email ? { email: t('faults.emailTaken') } : {}),
  };
  const send = async () => {
    const { gender, ...rest } = changes;
    const asked = genderOf(gender);
    const request = { ...rest, ...(asked === undefined ? {} : { gender: asked }) };
    // The one thing that only the server knows is said at its field.
    const result = await action.run(request, { silent: saidAtField(ErrorCode.ParamInvalid) });
    if (codeOf(result?.error) === ErrorCode.ParamInvalid) setTaken(changes.email);
    if (!result?.data) return;
    keptDraft.keep(userId, undefined);
    setDraft(draftOf(result.data));
    setLeft(new Set());
    session.mergeUser(result.data.user);
    await onSaved();
    await showToast(t('saved'), 'success');
  };

  return (
    <>
      <ProfileForm
        words={{
          avatar: t('avatar'),
          realName: t('realName'),
          realNameHint: t('realNameHint'),
          gender: t('gender'),
          email: t('email'),
          emailHint: t('emailHint'),
          save: t('save'),
          undo: t('undo'),
          unsaved: t('unsaved'),
          fixed: t('fixed'),
        }}
        values={draft}
        genders={[
          { value: String(Gender.Female), label: t('female') },
          { value: String(Gender.Male), label: t('male') },
          { value: String(Gender.Unknown), label: t('unknown') },
        ]}
        editable={profile.editable}
        faults={{
          ...(left.has('realName') ? { realName: words.realName } : {}),
          ...(left.has('email') ? { email: words.email } : {}),
        }}
        changed={changed}
        saving={action.pending}
        onChange={(field, value) => put({ ...draft, [field]: value })}
        onLeave={(field) => setLeft((before) => new Set(before).add(field))}
        onSave={() => {
          setLeft(new Set(['realName', 'email']));
          if (wrong.size === 0 && changed) void send();
          return words;
        }}
        onUndo={undo}
        avatar={<AvatarField src={profile.user.faceImg} onSaved={onSaved} />}
        facts={factsOf(profile, { t, locale, hasCompany, levels: jobLevel })}
        factsTitle={hasCompany ? t('company', { company: companyName }) : t('none')}
      />
      <LeaveGuard unsaved={changed} onLeave={undo} />
    </>
  );
}
