import type { Profile } from '@stoa/api/contract/profile';
import { Gender, type Labels, type Locale } from '@stoa/domain';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { DescriptionList } from '@stoa/ui/DescriptionList';
import { Field } from '@stoa/ui/Field';
import { RadioGroup } from '@stoa/ui/RadioGroup';
import { TextInput } from '@stoa/ui/TextInput';
import type { UserTranslate } from '../words/index.ts';
import { companyTitle, factsOf } from './facts.ts';
import { changesOf, draftOf, profileFaults, type ProfileDraft } from './rules.ts';
import * as styles from './ProfilePage.css.ts';

export interface ProfileFormProps {
  t: UserTranslate;
  locale: Locale;
  profile: Profile;
  /** Name of the person's company; without one only the phone number is shown below the form. */
  company: string | undefined;
  /** Labels of the job levels. */
  levels: Labels['jobLevel'];
  draft: ProfileDraft;
  /** An email that the server found in use by another account. */
  takenEmail: string | undefined;
  saving: boolean;
  onDraft: (draft: ProfileDraft) => void;
  /** Resolves to true when the changes were saved. */
  onSave: (changes: Partial<ProfileDraft>) => Promise<boolean>;
  onUndo: () => void;
  /** The control for the picture. */
  avatar: ReactNode;
}

type Field = keyof ProfileDraft;

const genders = [
  { value: Gender.Female, word: 'form.female' },
  { value: Gender.Male, word: 'form.male' },
  { value: Gender.Unknown, word: 'form.unknown' },
] as const;

/**
 * The form for what the person may change, and below it the facts that the company's administrators manage.
 */
export function ProfileForm(props: ProfileFormProps) {
  const { t, locale, profile, company, levels, draft, takenEmail, saving, onDraft, onSave, onUndo } = props;
  const form = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  /** Whether the person wanted to save although nothing was changed. */
  const [idle, setIdle] = useState(false);
  const may = (field: Profile['editable'][number]) => profile.editable.includes(field);
  const saved = draftOf(profile);
  const changes = changesOf(draft, saved);
  const changed = Object.keys(changes).length > 0;
  const wrong = profileFaults(draft, saved);
  const isTaken = takenEmail !== undefined && takenEmail === changes.email;
  const faults: Partial<Record<Field, string>> = {
    ...(wrong.has('realName') ? { realName: t('form.faults.realName') } : {}),
    ...(wrong.has('email') ? { email: t('form.faults.email') } : {}),
    ...(isTaken ? { email: t('form.faults.emailTaken') } : {}),
  };
  const said = (field: Field) => (left.has(field) ? faults[field] : undefined);
  const change = (next: Partial<ProfileDraft>) => {
    setIdle(false);
    onDraft({ ...draft, ...next });
  };
  const leave = (field: Field) => () => setLeft((before) => new Set(before).add(field));
  const save = async () => {
    setLeft(new Set(['realName', 'email']));
    const first = (['realName', 'email'] as const).find((field) => faults[field] !== undefined);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (wrong.size > 0) return;
    if (!changed) {
      setIdle(true);
      return;
    }
    if (await onSave(changes)) setLeft(new Set());
  };
  const title = companyTitle(t, company);
  return (
    <div className={styles.stack}>
      {may('avatar') && props.avatar}
      {profile.editable.length > 0 && (
        <form
          ref={form}
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!saving) void save();
          }}
        >
          {may('realName') && (
            <Field label={t('form.realName')} hint={t('form.realNameHint')} error={said('realName')} required>
              <TextInput
                name="realName"
                autoComplete="name"
                value={draft.realName}
                onValueChange={(realName) => change({ realName })}
                onBlur={leave('realName')}
              />
            </Field>
          )}
          {may('gender') && (
            <Field label={t('form.gender')}>
              <RadioGroup
                name="gender"
                orientation="inline"
                options={genders.map(({ value, word }) => ({ value: String(value), label: t(word) }))}
                value={String(draft.gender)}
                onValueChange={(value) => {
                  const chosen = genders.find((gender) => String(gender.value) === value);
                  if (chosen) change({ gender: chosen.value });
                }}
              />
            </Field>
          )}
          {may('email') && (
            <Field label={t('form.email')} hint={t('form.emailHint')} error={said('email')}>
              <TextInput
                name="email"
                type="email"
                autoComplete="email"
                value={draft.email}
                onValueChange={(email) => change({ email })}
                onBlur={leave('email')}
              />
            </Field>
          )}
          <div className={styles.actions}>
            <Button
              type="submit"
              loading={saving}
              // Keeps focus in the field: on blur an error may appear, which would move the button from under
              // the pointer.
              onMouseDown={(event) => event.preventDefault()}
            >
              {t('form.save')}
            </Button>
            {changed && (
              <Button
                variant="ghost"
                disabled={saving}
                onClick={() => {
                  setLeft(new Set());
                  onUndo();
                }}
              >
                {t('form.undo')}
              </Button>
            )}
            <output className={styles.unsaved}>
              {changed ? t('form.unsaved') : idle && t('form.unchanged')}
            </output>
          </div>
        </form>
      )}
      <section className={styles.facts} aria-label={title}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.note}>{t('form.fixed')}</p>
        <DescriptionList items={factsOf(profile, { t, locale, hasCompany: company !== undefined, levels })} />
      </section>
    </div>
  );
}
