import { brandingLimits, FontSize, type BrandingField, type BrandingProblem } from '@stoa/domain';
import type { FillPolicy } from '@stoa/theme';
import { Field, SegmentedControl, Stack, Switch, TextInput } from '@stoa/ui';
import * as styles from './BrandStudio.css.ts';
import type { Draft } from './draft.ts';
import type { StudioWords } from './words.ts';

const policies = ['auto', 'adjust', 'preserve'] as const satisfies readonly FillPolicy[];
const texts = ['name', 'slogan', 'bottomDescription', 'tabTitle'] as const;
const pictures = ['logoUrl', 'backgroundUrl', 'tabLogoUrl'] as const;

export interface BrandFormProps {
  words: StudioWords;
  draft: Draft;
  problems: readonly BrandingProblem[];
  policy: FillPolicy;
  onDraft: (change: Partial<Draft>) => void;
  onPolicy: (policy: FillPolicy) => void;
}

/**
 * The form with everything that a company can choose about its look. An error is shown beside its field, and
 * the input is kept.
 */
export function BrandForm({ words, draft, problems, policy, onDraft, onPolicy }: BrandFormProps) {
  const errorOf = (field: BrandingField) => {
    const problem = problems.find((one) => 'field' in one && one.field === field);
    return problem && words.problem(problem);
  };
  return (
    <Stack gap={5}>
      <div className={styles.color}>
        <Field label={words.field.colorPrimary} error={errorOf('colorPrimary')} className={styles.grow}>
          <TextInput
            value={draft.colorPrimary}
            maxLength={32}
            spellCheck={false}
            onChange={(event) => onDraft({ colorPrimary: event.currentTarget.value })}
          />
        </Field>
        <input
          type="color"
          aria-label={words.colorPicker}
          className={styles.swatch}
          value={/^#[\da-f]{6}$/i.test(draft.colorPrimary) ? draft.colorPrimary.toLowerCase() : '#000000'}
          onChange={(event) => onDraft({ colorPrimary: event.currentTarget.value })}
        />
      </div>
      <SegmentedControl
        label={words.policy.label}
        items={policies.map((value) => ({ value, label: words.policy[value] }))}
        value={policy}
        onValueChange={onPolicy}
      />
      {texts.map((field) => (
        <Field key={field} label={words.field[field]} error={errorOf(field)}>
          <TextInput
            value={draft[field]}
            maxLength={brandingLimits[field]}
            onChange={(event) => onDraft({ [field]: event.currentTarget.value })}
          />
        </Field>
      ))}
      {pictures.map((field) => (
        <Field key={field} label={words.field[field]} error={errorOf(field)} hint={words.pictureHint}>
          <TextInput
            type="url"
            value={draft[field]}
            onChange={(event) => onDraft({ [field]: event.currentTarget.value })}
          />
        </Field>
      ))}
      <SegmentedControl
        label={words.field.fontSize}
        items={Object.values(FontSize).map((size) => ({ value: String(size), label: words.fontSizes[size] }))}
        value={String(draft.fontSize)}
        onValueChange={(value) =>
          onDraft({
            fontSize: Object.values(FontSize).find((size) => String(size) === value) ?? FontSize.Standard,
          })
        }
      />
      <Switch checked={draft.deep} onCheckedChange={(deep) => onDraft({ deep })}>
        {words.field.deep}
      </Switch>
      <Switch
        checked={draft.showDownloadButton}
        onCheckedChange={(showDownloadButton) => onDraft({ showDownloadButton })}
      >
        {words.field.showDownloadButton}
      </Switch>
    </Stack>
  );
}
