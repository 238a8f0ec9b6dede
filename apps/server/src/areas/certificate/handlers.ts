import { CertificateState, ErrorCode } from '@stoa/domain';
import { and, desc, eq, or } from 'drizzle-orm';
import { certificate, certificateTemplate } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { limitVerify } from '../../http/limits.ts';
import { pageOf, rangeOf } from '../../http/page.ts';
import type { Handlers, Run } from '../../http/register.ts';
import { isVerifyCode, readCode } from '../../shared/certificates.ts';
import { maskedName } from '../live/speakers.ts';
import { certificateView, hasState, stateOf } from './views.ts';

const own = ({ session }: SessionContext) =>
  and(eq(certificate.userId, session.userId), eq(certificate.companyId, session.companyId));

const list: Run<'certificateList'> = async (context, { state, ...page }) => {
  const { tx, now } = context;
  const where = and(own(context), state === undefined ? undefined : hasState(state, now));
  const total = await tx.$count(certificate, where);
  const { limit, offset } = rangeOf(page);
  const rows = await tx
    .select({ held: certificate, template: certificateTemplate })
    .from(certificate)
    .innerJoin(certificateTemplate, eq(certificateTemplate.templateId, certificate.templateId))
    .where(where)
    .orderBy(desc(certificate.issueTime), desc(certificate.certificateId))
    .limit(limit)
    .offset(offset);
  return pageOf(
    rows.map((row) => certificateView(row, context)),
    total,
    page,
  );
};

const detail: Run<'certificateDetail'> = async (context, { certificateId }) => {
  const [row] = await context.tx
    .select({ held: certificate, template: certificateTemplate })
    .from(certificate)
    .innerJoin(certificateTemplate, eq(certificateTemplate.templateId, certificate.templateId))
    .where(and(own(context), eq(certificate.certificateId, certificateId)));
  if (row === undefined) throw new BusinessError(ErrorCode.NotFound);
  return certificateView(row, context);
};

const verify: Run<'certificateVerify'> = async ({ services, address, now, text }, { code }) => {
  await limitVerify(services, address, now);
  const read = readCode(code);
  const [row] = await asSystem(services.db, (tx) =>
    tx
      .select({ held: certificate, template: certificateTemplate })
      .from(certificate)
      .innerJoin(certificateTemplate, eq(certificateTemplate.templateId, certificate.templateId))
      .where(
        or(
          eq(certificate.certificateNo, code.toUpperCase()),
          isVerifyCode(read) ? eq(certificate.verifyCode, read) : undefined,
        ),
      ),
  );
  if (row === undefined) throw new BusinessError(ErrorCode.CertificateUnknown);
  const { held, template } = row;
  const state = stateOf(held, now);
  return {
    valid: state === CertificateState.Valid,
    state,
    certificateNo: held.certificateNo,
    nameMasked: maskedName(text(held.holderName)),
    title: text(held.title),
    issuer: text(template.issuer),
    issueTime: held.issueTime,
    expireTime: held.expireTime ?? undefined,
  };
};

export const certificateHandlers = {
  certificateList: list,
  certificateDetail: detail,
  certificateVerify: verify,
} satisfies Handlers;
