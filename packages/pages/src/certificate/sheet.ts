import type { Certificate } from '@stoa/api/contract/certificate';
import type { CertificateViewProps } from '@stoa/ui/CertificateView';

/** What the sheet of a certificate shows of it. */
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
