import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { certificate } from '../../db/schema/index.ts';
import type { Job } from '../../jobs/job.ts';
import type { Area } from '../../shared/area.ts';
import { notices } from '../../shared/notices.ts';
import { notify } from '../../shared/notify.ts';
import { certificateHandlers } from './handlers.ts';

const monthMs = 30 * 24 * 3_600_000;

/**
 * Notifies people 30 days before a certificate of theirs expires. That it has expired follows from its date.
 */
const tellEnding: Job = {
  name: 'certificates that end',
  rhythm: 'daily at 02:00',
  run: async (tx, { now, since }) => {
    const rows = await tx
      .select()
      .from(certificate)
      .where(
        and(
          isNull(certificate.revokedTime),
          eq(certificate.replaced, false),
          gt(certificate.expireTime, (since === 0 ? now : since) + monthMs),
          lte(certificate.expireTime, now + monthMs),
        ),
      );
    return notify(
      { tx, now },
      rows.map((row) => ({
        userId: row.userId,
        companyId: row.companyId,
        notice: notices.certificateEnds(row),
      })),
    );
  },
};

/** Certificates: one's own, and whether one that is shown is true. */
export const certificateArea: Area = {
  name: 'certificate',
  handlers: certificateHandlers,
  jobs: [tellEnding],
};
