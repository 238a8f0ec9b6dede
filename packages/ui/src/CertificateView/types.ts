import type { CertificateState } from '@stoa/domain';

export const certificateOrientations = ['L', 'P'] as const;
/** Landscape or portrait A4. */
export type CertificateOrientation = (typeof certificateOrientations)[number];

/** What the picture reads of a CertificateTemplate (contract 5.8). */
export interface CertificateLook {
  readonly orientation: CertificateOrientation;
  /** Empty, or a picture that fails: a drawn ground in the template's colour. */
  readonly backgroundUrl: string;
  readonly colorPrimary: string;
  /** Both may hold `{name}`, `{title}`, `{date}` and `{score}`; a line that is `{name}` alone is set large. */
  readonly titleText: string;
  readonly bodyText: string;
  readonly issuer: string;
  readonly sealUrl?: string | undefined;
}

/** What is written on it. */
export interface CertificateData {
  readonly template: CertificateLook;
  readonly holderName: string;
  readonly title: string;
  readonly score?: number | undefined;
  /** Epoch milliseconds, both; without an end it never expires. */
  readonly issueTime: number;
  readonly expireTime?: number | undefined;
  readonly certificateNo: string;
  readonly verifyCode: string;
  /** The public page that the code on the picture leads to. */
  readonly verifyUrl: string;
  readonly state: CertificateState;
}

/** The words on the picture, in the reader's language. */
export interface CertificateWords {
  readonly date: (time: number) => string;
  /** Stands where a value is missing. */
  readonly none: string;
  readonly number: string;
  readonly issued: string;
  readonly expires: string;
  readonly forever: string;
  readonly verifyCode: string;
  readonly scan: string;
  readonly state: Readonly<Record<CertificateState, string>>;
}
