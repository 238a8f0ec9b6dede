import { CertificateState } from '@stoa/domain';
import { Ban, CircleCheck, Clock, type LucideIcon } from 'lucide-react';
import type { TagProps } from '@stoa/ui/Tag';

/** Tone and icon of a certificate's state; its word always stands beside them. */
export const stateLook: Record<
  CertificateState,
  { readonly tone: NonNullable<TagProps['tone']>; readonly glyph: LucideIcon }
> = {
  [CertificateState.Valid]: { tone: 'success', glyph: CircleCheck },
  [CertificateState.Expired]: { tone: 'neutral', glyph: Clock },
  [CertificateState.Revoked]: { tone: 'danger', glyph: Ban },
};
