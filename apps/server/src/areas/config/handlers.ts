import { eq } from 'drizzle-orm';
import { vodConfig } from '../../db/schema/index.ts';
import type { Handlers, Run } from '../../http/register.ts';
import { grantMs } from '../upload/credential.ts';
import { flagsOf } from '../company/queries.ts';

const flags: Run<'globalConfig'> = ({ tx, session, services }) =>
  flagsOf(tx, session.companyId, services.settings);

/** Equal for a while, so that asking again tells the same. */
const stepMs = 1_200_000;

/**
 * Inside `data`, an object named after the video-cloud provider. What stands in `appSecret` is this person's own
 * and ends within fifty minutes; what the company has at the cloud never leaves the server.
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
