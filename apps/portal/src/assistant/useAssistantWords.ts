import type { AssistantWords } from '@stoa/ui/patterns/Assistant';
import { useTranslations } from 'use-intl';

/** What the drawer and everything in it says. */
export function useAssistantWords(): AssistantWords {
  const t = useTranslations('assistant');
  return {
    title: t('title'),
    log: t('log'),
    you: t('you'),
    assistant: t('assistant'),
    writing: t('writing'),
    stopped: t('stopped'),
    showWhole: t('showWhole'),
    sources: t('sources'),
    steps: t('steps'),
    helpful: t('helpful'),
    unhelpful: t('unhelpful'),
    copy: t('copy'),
    field: t('field'),
    hint: t('hint'),
    send: t('send'),
    stop: t('stop'),
    retry: t('retry'),
    suggestions: t('suggestions'),
    sessions: t('sessions'),
    create: t('create'),
    remove: (title) => t('remove', { title }),
  };
}
