import { EmptyState } from '@stoa/ui/EmptyState';
import { useTranslations } from 'use-intl';

/** Shown for a company that has disabled every way to log in, or has not set up any yet. */
export default function NoWay({ company }: { company: string }) {
  const t = useTranslations('login');
  return <EmptyState compact picture="lock" title={t('noWay', { company })} description={t('noWayHint')} />;
}
