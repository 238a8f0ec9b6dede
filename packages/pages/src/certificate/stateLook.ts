import { CertificateState } from '@stoa/domain';
import { Ban, CircleCheck, Clock, type LucideIcon } from 'lucide-react';

/** Tone and icon of a certificate's state; they are always shown beside its name. */
export const stateLook: Record<
  CertificateState,
  { readonly tone: 'success' | 'neutral' | 'danger'; readonly glyph: LucideIcon }
> = {
  [CertificateState.Valid]: { tone: 'success', glyph: CircleCheck },
  [CertificateState.Expired]: { tone: 'neutral', glyph: Clock },
  [CertificateState.Revoked]: { tone: 'danger', glyph: Ban },
};
