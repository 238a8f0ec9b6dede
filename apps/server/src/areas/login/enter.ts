import type { LoginResult } from '@stoa/api/contract/login';
import { ErrorCode } from '@stoa/domain';
import type { LoginSourceType } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { account } from '../../db/schema/index.ts';
import type { AskingBrowser } from '../../shared/browser.ts';
import { BusinessError } from '../../http/errors.ts';
import { openSession } from '../../http/sessions.ts';
import { membershipsOf } from './queries.ts';
import { companyOf } from './rules.ts';
import type { Target } from './rules.ts';

export interface Arrival {
  readonly userId: number;
  readonly target: Pick<Target, 'companyId'>;
  readonly sourceType: LoginSourceType;
  readonly appId?: string;
  /** Hash of the session token of a login that continues in another company. */
  readonly loginHash?: string;
  /** The hash that the given password matched; the stored one may have been changed meanwhile. */
  readonly passwordHash?: string;
  /** Browser and system of the login. */
  readonly by: AskingBrowser;
}

/** The end of every login: chooses the company, opens the session and remembers the company. */
export async function enter(
  tx: Database,
  { userId, target, sourceType, appId = '', loginHash, passwordHash, by }: Arrival,
  now: number,
): Promise<LoginResult> {
  const [person] = await tx.select().from(account).where(eq(account.userId, userId)).for('update');
  if (person === undefined || (passwordHash !== undefined && passwordHash !== person.passwordHash)) {
    throw new BusinessError(ErrorCode.LoginFailed);
  }
  const memberships = await membershipsOf(tx, userId);
  const { companyId, memberId } = companyOf(target, memberships, person.lastCompanyId);
  const { token, expireTime } = await openSession(
    tx,
    {
      userId,
      companyId,
      memberId,
      sourceType,
      appId,
      ...by,
      ...(loginHash === undefined ? {} : { loginHash }),
    },
    now,
  );
  if (person.lastCompanyId !== companyId) {
    await tx.update(account).set({ lastCompanyId: companyId }).where(eq(account.userId, userId));
  }
  return { access_token: token, userId, id: memberId, companyId, appId, expireTime, sourceType };
}
