import type { Advert } from '@stoa/api/contract/home';
import type { AdvertWords, HomeAdvert } from '@stoa/ui/patterns/HomeAdverts';
import { useTranslations } from 'use-intl';
import { hrefOf, type Resolve } from '../../common/hrefs.ts';

export interface AdvertTexts extends AdvertWords {
  readonly label: (title: string) => string;
  readonly closeLabel: (title: string) => string;
}

export function useAdvertWords(): AdvertTexts {
  const t = useTranslations('homeModules');
  return {
    label: (title) => t('advert.label', { title }),
    open: t('advert.open'),
    closeLabel: (title) => t('advert.close', { title }),
  };
}

/** An advert that leads nowhere is still something to read: then it is no link. */
export const advertView = (
  { advId, title, imageUrl, target, closable }: Advert,
  { label, closeLabel }: AdvertTexts,
  resolve: Resolve,
): HomeAdvert => ({
  id: advId,
  title,
  imageUrl,
  href: target && hrefOf(resolve(target)),
  closable,
  label: label(title),
  closeLabel: closeLabel(title),
});
