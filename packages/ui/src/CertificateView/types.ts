import type { CertificateState } from '@stoa/domain';

export const certificateOrientations = ['L', 'P'] as const;
/** A4 in landscape (`L`) or portrait (`P`). */
export type CertificateOrientation = (typeof certificateOrientations)[number];

/** The parts of a CertificateTemplate that the picture needs. */
export interface CertificateLook {
  readonly orientation: CertificateOrientation;
  /** When empty or when the picture cannot be loaded, a background in the template's colour is drawn. */
  readonly backgroundUrl: string;
  readonly colorPrimary: string;
  /**
   * Title and body may contain `{name}`, `{title}`, `{date}` and `{score}`. A line that is only `{name}` is set
   * larger.
   */
  readonly titleText: string;
  readonly bodyText: string;
  readonly issuer: string;
  readonly sealUrl?: string | undefined;
}

/** The contents of a certificate. */
export interface CertificateData {
  readonly template: CertificateLook;
  readonly holderName: string;
  readonly title: string;
  readonly score?: number | undefined;
  /** Epoch milliseconds, as is `expireTime`. Without `expireTime` the certificate never expires. */
  readonly issueTime: number;
  readonly expireTime?: number | undefined;
  readonly certificateNo: string;
  readonly verifyCode: string;
  /** Address of the public verification page, which the QR code leads to. */
  readonly verifyUrl: string;
  readonly state: CertificateState;
}

/** The texts on the sheet, in the reader's language. */
export interface CertificateWords {
  readonly date: (time: number) => string;
  /** Text shown instead of a missing value. */
  readonly none: string;
  readonly number: string;
  readonly issued: string;
  readonly expires: string;
  readonly forever: string;
  readonly verifyCode: string;
  readonly scan: string;
  readonly state: Readonly<Record<CertificateState, string>>;
}
