import { EmptyState } from '@stoa/ui/EmptyState';
import { useTranslations } from 'use-intl';

/** A company that has closed every way in, or not set one up yet. */
export default function NoWay({ company }: { company: string }) {
  const t = useTranslations('login');
  return <EmptyState compact picture="lock" title={t('noWay', { company })} description={t('noWayHint')} />;
}
