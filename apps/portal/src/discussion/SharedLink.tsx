import { CopyButton } from '@stoa/ui/CopyButton';
import { Field } from '@stoa/ui/Field';
import { Inline } from '@stoa/ui/Inline';
import { QrCode } from '@stoa/ui/QrCode';
import { Stack } from '@stoa/ui/Stack';
import { Text } from '@stoa/ui/Text';
import { TextInput } from '@stoa/ui/TextInput';
import { useTranslations } from 'use-intl';

export interface SharedLinkProps {
  url: string;
  /** Title of the page that the link leads to. */
  title: string;
  /** Label of the field that holds the link. */
  label: string;
}

/** A link to share: to copy, and as a QR code for a phone. */
export function SharedLink({ url, title, label }: SharedLinkProps) {
  const t = useTranslations('talk.share');
  return (
    <Stack gap={4}>
      <Inline justify="center">
        <QrCode value={url} label={t('code', { title })} />
      </Inline>
      <Text size={13} tone="muted">
        {t('scan')}
      </Text>
      <Field label={label}>
        <TextInput readOnly value={url} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <CopyButton variant="solid" value={url} label={t('copy')} />
    </Stack>
  );
}
