import type { UploadFault } from '@stoa/api/uploads';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

/** Explains why an upload failed and what helps: the server's own message if there is one. */
export function useFaultWords(): (fault: UploadFault) => string {
  const t = useTranslations('uploads.fault');
  return useCallback(({ kind, message }) => message ?? t(kind), [t]);
}
