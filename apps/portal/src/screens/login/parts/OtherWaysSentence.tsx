import { EmptyState } from '@stoa/ui/EmptyState';
import { useTranslations } from 'use-intl';
import { useEnumLabels } from '../../../i18n/labels.ts';
import type { OtherWaysProps } from './OtherWays.tsx';

export default function OtherWaysSentence({ company, kinds }: OtherWaysProps) {
  const t = useTranslations('login');
  const { loginKind } = useEnumLabels();
  const names = kinds.map((kind) => loginKind[kind]).join(t('or'));
  return (
    <EmptyState compact title={t('byOther', { company, kinds: names })} description={t('byOtherHint')} />
  );
}
