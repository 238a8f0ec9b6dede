import { globalConfig, videoCloudConfig } from '@stoa/api/contract/config';
import { eq } from 'drizzle-orm';
import { vodConfig } from '../../db/schema/index.ts';
import { handle } from '../../http/handle.ts';
import { flagsOf } from '../company/queries.ts';

/** S17. */
const flags = handle(globalConfig, (_request, { tx, session, services }) =>
  flagsOf(tx, session.companyId, services.settings),
);

/** S16: inside `data`, an object named after the video-cloud provider. */
const videoCloud = handle(videoCloudConfig, async (_request, { tx, session, services }) => {
  const [row] = await tx.select().from(vodConfig).where(eq(vodConfig.companyId, session.companyId));
  if (row === undefined) return {};
  const { companyId: _id, ...config } = row;
  return { [services.settings.VOD_PROVIDER_KEY]: config };
});

export const configHandlers = [flags, videoCloud];
