import { useRef, type ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { type DescriptionItem, DescriptionList } from '@stoa/ui/DescriptionList';
import { Field } from '@stoa/ui/Field';
import { RadioGroup } from '@stoa/ui/RadioGroup';
import { TextInput } from '@stoa/ui/TextInput';
import * as styles from './ProfilePage.css.ts';

export interface ProfileValues {
  realName: string;
  email: string;
  gender: string;
}
export type ProfileField = keyof ProfileValues;
export type ProfileFaults = Partial<Record<ProfileField, string>>;

export interface ProfileFormWords {
  avatar: string;
  realName: string;
  realNameHint: string;
  gender: string;
  email: string;
  emailHint: string;
  save: string;
  undo: string;
  unsaved: string;
  fixed: string;
}

export interface ProfileFormProps {
  words: ProfileFormWords;
  values: ProfileValues;
  genders: readonly { value: string; label: string }[];
  /** What the company lets its people change; the rest is not offered. */
  editable: readonly (ProfileField | 'avatar')[];
  faults: ProfileFaults;
  /** Something was typed that is not saved. */
  changed: boolean;
  saving: boolean;
  onChange: (field: ProfileField, value: string) => void;
  /** A field was left: what is wrong with it may be said. */
  onLeave: (field: ProfileField) => void;
  /** Answers what is wrong; the first wrong field gets focus. */
  onSave: () => ProfileFaults;
  onUndo: () => void;
  /** The picture's own control. */
  avatar: ReactNode;
  /** What the company's administrators look after. */
  facts: readonly DescriptionItem[];
  factsTitle: string;
}

/** What a person may change about themselves, and below it what others look after. */
export function ProfileForm(props: ProfileFormProps) {
  const { words, values, genders, editable, faults, changed, saving, onChange, onLeave } = props;
  const form = useRef<HTMLFormElement>(null);
  const may = (field: ProfileField | 'avatar') => editable.includes(field);
  const save = () => {
    const wrong = props.onSave();
    const first = (['realName', 'gender', 'email'] as const).find((field) => wrong[field] !== undefined);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <div className={styles.stack}>
      {may('avatar') && props.avatar}
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving) save();
        }}
      >
        {may('realName') && (
          <Field label={words.realName} hint={words.realNameHint} error={faults.realName} required>
            <TextInput
              name="realName"
              autoComplete="name"
              value={values.realName}
              onValueChange={(value) => onChange('realName', value)}
              onBlur={() => onLeave('realName')}
            />
          </Field>
        )}
        {may('gender') && (
          <Field label={words.gender}>
            <RadioGroup
              name="gender"
              orientation="inline"
              options={genders}
              value={values.gender}
              onValueChange={(value) => onChange('gender', value)}
            />
          </Field>
        )}
        {may('email') && (
          <Field label={words.email} hint={words.emailHint} error={faults.email}>
            <TextInput
              name="email"
              type="email"
              autoComplete="email"
              value={values.email}
              onValueChange={(value) => onChange('email', value)}
              onBlur={() => onLeave('email')}
            />
          </Field>
        )}
        <div className={styles.actions}>
          <Button
            type="submit"
            loading={saving}
            // A sentence that appears as the field is left would move the button from under the pointer.
            onMouseDown={(event) => event.preventDefault()}
          >
            {words.save}
          </Button>
          {changed && (
            <Button variant="ghost" onClick={props.onUndo} disabled={saving}>
              {words.undo}
            </Button>
          )}
          <output className={styles.unsaved}>{changed && words.unsaved}</output>
        </div>
      </form>
      <section className={styles.facts} aria-label={props.factsTitle}>
        <h2 className={styles.title}>{props.factsTitle}</h2>
        <p className={styles.note}>{words.fixed}</p>
        <DescriptionList items={props.facts} />
      </section>
    </div>
  );
}
