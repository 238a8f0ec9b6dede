import type { HomeModule } from '@stoa/api/contract/home';
import { ErrorCode } from '@stoa/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { homePreviewModule, member } from '../../db/schema/index.ts';
import { asSystem, inScope } from '../../db/scope.ts';
import { BusinessError } from '../../http/errors.ts';
import type { OpenContext } from '../../http/handle.ts';
import { scopeOf } from '../../http/sessions.ts';
import type { Session } from '../../http/sessions.ts';
import { Unauthorised } from '../../http/unauthorised.ts';
import { modulesFrom } from './modules.ts';
import { isPreviewToken } from './previewToken.ts';

/**
 * A reader with a preview token but no session of the company: sees what every member sees, without any
 * person's progress.
 */
const visitorOf = (companyId: number): Session => ({
  tokenHash: '',
  userId: 0,
  companyId,
  memberId: 0,
  appId: '',
});

const draftOf = (tx: Database, previewId: number, companyId?: number) =>
  tx
    .select()
    .from(homePreviewModule)
    .where(
      and(
        eq(homePreviewModule.previewId, previewId),
        companyId === undefined ? undefined : eq(homePreviewModule.companyId, companyId),
      ),
    )
    .orderBy(asc(homePreviewModule.sort), asc(homePreviewModule.moduleId));

async function demandAdmin(tx: Database, session: Session): Promise<void> {
  const [membership] = await tx
    .select({ admin: member.admin })
    .from(member)
    .where(and(eq(member.memberId, session.memberId), eq(member.userId, session.userId)));
  if (membership?.admin !== true) throw new BusinessError(ErrorCode.NoPermission);
}

type Draft = Awaited<ReturnType<typeof draftOf>>;

/**
 * Whether the caller may see the draft. The token alone is sufficient; without one only an admin of the
 * company may.
 */
async function allowedDraft(
  { services, session, now }: OpenContext,
  previewId: number,
  previewToken: string | undefined,
): Promise<Draft> {
  if (previewToken !== undefined) {
    if (!isPreviewToken(services.secret, previewId, previewToken, now)) {
      throw new BusinessError(ErrorCode.NoPermission);
    }
    return asSystem(services.db, (tx) => draftOf(tx, previewId));
  }
  if (session === undefined) throw new Unauthorised(false);
  return inScope(services.db, scopeOf(session), async (tx) => {
    await demandAdmin(tx, session);
    return draftOf(tx, previewId, session.companyId);
  });
}

/** The modules of a draft as the home page would show them; nothing is written. */
export async function previewOf(
  context: OpenContext,
  previewId: number,
  previewToken: string | undefined,
): Promise<HomeModule[]> {
  const draft = await allowedDraft(context, previewId, previewToken);
  const [first] = draft;
  if (first === undefined) throw new BusinessError(ErrorCode.NotFound);
  const { companyId } = first;
  const session = context.session?.companyId === companyId ? context.session : visitorOf(companyId);
  const own = draft.filter((row) => row.companyId === companyId);
  return inScope(context.services.db, scopeOf(session), (tx) =>
    modulesFrom(own, { ...context, tx, session, noRoom: false }),
  );
}
