import { globalConfig, videoCloudConfig } from '@stoa/api/contract/config';
import { eq } from 'drizzle-orm';
import { vodConfig } from '../../db/schema/index.ts';
import { handle } from '../../http/handle.ts';
import { grantMs } from '../upload/credential.ts';
import { flagsOf } from '../company/queries.ts';

/** S17. */
const flags = handle(globalConfig, (_request, { tx, session, services }) =>
  flagsOf(tx, session.companyId, services.settings),
);

/** Equal for a while, so that asking again tells the same. */
const stepMs = 1_200_000;

/**
 * S16: inside `data`, an object named after the video-cloud provider. What stands in `appSecret` is this person's own
 * and ends within fifty minutes; what the company has at the cloud never leaves the server.
 */
const videoCloud = handle(videoCloudConfig, async (_request, { tx, session, services, now }) => {
  const [row] = await tx.select().from(vodConfig).where(eq(vodConfig.companyId, session.companyId));
  if (row === undefined) return {};
  const { companyId, ...config } = row;
  const expireTime = Math.floor(now / stepMs) * stepMs + grantMs;
  const appSecret = services.uploads.credentials.session(companyId, session.userId, expireTime);
  return { [services.settings.VOD_PROVIDER_KEY]: { ...config, appSecret } };
});

export const configHandlers = [flags, videoCloud];
