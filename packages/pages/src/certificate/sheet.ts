import type { Certificate } from '@stoa/api/contract/certificate';
import type { CertificateViewProps } from '@stoa/ui/CertificateView';

/** The properties of a certificate that its picture shows. */
export const sheetOf = ({
  template,
  holderName,
  title,
  score,
  issueTime,
  expireTime,
  certificateNo,
  verifyCode,
  verifyUrl,
  state,
}: Certificate): CertificateViewProps => ({
  template,
  holderName,
  title,
  score,
  issueTime,
  expireTime,
  certificateNo,
  verifyCode,
  verifyUrl,
  state,
});
