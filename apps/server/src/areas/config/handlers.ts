import { eq } from 'drizzle-orm';
import { vodConfig } from '../../db/schema/index.ts';
import type { Handlers, Run } from '../../http/register.ts';
import { grantMs } from '../upload/credential.ts';
import { flagsOf } from '../company/queries.ts';

const flags: Run<'globalConfig'> = ({ tx, session, services }) =>
  flagsOf(tx, session.companyId, services.settings);

/** Times are rounded to this step, so that a repeated call gets the same answer for a while. */
const stepMs = 1_200_000;

/**
 * Answers an object inside `data` that is named after the video-cloud provider. Its `appSecret` is valid for
 * this person only and for at most fifty minutes; the company's own secret never leaves the server.
 */
const videoCloud: Run<'videoCloudConfig'> = async ({ tx, session, services, now }) => {
  const [row] = await tx.select().from(vodConfig).where(eq(vodConfig.companyId, session.companyId));
  if (row === undefined) return {};
  const { companyId, ...config } = row;
  const expireTime = Math.floor(now / stepMs) * stepMs + grantMs;
  const appSecret = services.uploads.credentials.session(companyId, session.userId, expireTime);
  return { [services.settings.VOD_PROVIDER_KEY]: { ...config, appSecret } };
};

export const configHandlers = {
  globalConfig: flags,
  videoCloudConfig: videoCloud,
} satisfies Handlers;
