import type { Certificate } from '@stoa/api/contract/certificate';
import { CertificateState } from '@stoa/domain';
import { gt, isNotNull, isNull, lte, or, and } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { certificate } from '../../db/schema/index.ts';
import type { certificateTemplate } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';

export interface Held {
  readonly held: typeof certificate.$inferSelect;
  readonly template: typeof certificateTemplate.$inferSelect;
}

/** The state of a certificate at a moment. */
export const stateOf = (
  { revokedTime, expireTime }: Pick<Held['held'], 'revokedTime' | 'expireTime'>,
  now: number,
): CertificateState =>
  revokedTime !== null
    ? CertificateState.Revoked
    : expireTime !== null && expireTime <= now
      ? CertificateState.Expired
      : CertificateState.Valid;

/** The condition in SQL for certificates in this state. */
export function hasState(state: CertificateState, now: number): SQL | undefined {
  switch (state) {
    case CertificateState.Revoked:
      return isNotNull(certificate.revokedTime);
    case CertificateState.Expired:
      return and(isNull(certificate.revokedTime), lte(certificate.expireTime, now));
    case CertificateState.Valid:
      return and(
        isNull(certificate.revokedTime),
        or(isNull(certificate.expireTime), gt(certificate.expireTime, now)),
      );
    default:
      return state satisfies never;
  }
}

/** A certificate as its holder sees it. */
export function certificateView({ held, template }: Held, context: SessionContext): Certificate {
  const { text, media, now, origin } = context;
  return {
    certificateId: held.certificateId,
    certificateNo: held.certificateNo,
    verifyCode: held.verifyCode,
    template: {
      templateId: template.templateId,
      name: text(template.name),
      orientation: template.orientation,
      backgroundUrl: media(template.backgroundUrl),
      colorPrimary: template.colorPrimary,
      titleText: text(template.titleText),
      bodyText: text(template.bodyText),
      issuer: text(template.issuer),
      sealUrl: template.sealUrl === null ? undefined : media(template.sealUrl),
      validMonths: template.validMonths,
    },
    holderName: text(held.holderName),
    title: text(held.title),
    score: held.score ?? undefined,
    issueTime: held.issueTime,
    expireTime: held.expireTime ?? undefined,
    state: stateOf(held, now),
    source: { title: text(held.title), target: { kind: held.sourceKind, id: held.sourceId } },
    verifyUrl: `${origin()}/certificate/verify?code=${held.verifyCode}`,
  };
}
