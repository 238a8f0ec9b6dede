import { createHash, randomBytes } from 'node:crypto';
import type { LoginResult, QrPoll } from '@stoa/api/contract/login';
import { ErrorCode, LoginKind, LoginSourceType, QrStatus } from '@stoa/domain';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { account, company, qrLogin } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers, Run } from '../../http/register.ts';
import type { OpenContext } from '../../http/handle.ts';
import { standingSessions } from '../../http/sessions.ts';
import { notices } from '../../shared/notices.ts';
import { notify } from '../../shared/notify.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { exchange } from '../login/exchange.ts';
import { pageOf } from '../login/handlers.ts';
import { membershipsOf, targetOf } from '../login/queries.ts';
import { companyOf, demandLoginKind } from '../login/rules.ts';
import { browserOf, browserText } from '../../shared/browser.ts';

const second = 1000;
const lifeMs = 120 * second;
/**
 * Time for each of the two steps: from the scan to the answer on the phone, and from there to the browser's
 * next poll.
 */
const stepMs = 60 * second;
const pollIntervalMs = 2000;

const random = (): string => randomBytes(32).toString('base64url');
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

type Row = typeof qrLogin.$inferSelect;

/** Key of the poll's rate limit. Only the browser knows both parts, so that nobody else can use its limit up. */
const pollKey = (qrId: string, pollToken: string): string => hashOf(`${qrId} ${pollToken}`);

/**
 * The QR picture contains the code's id alone; the poll token, which collects the login, stays in the
 * browser.
 */
const ticket: Run<'qrTicket'> = async (context, request) => {
  const { services, now, address, origin, userAgent } = context;
  demandLoginKind(await pageOf(context, request.domainName), LoginKind.QrCode);
  const domainName = request.domainName || services.settings.DEFAULT_DOMAIN;
  const [qrId, pollToken] = [random(), random()];
  const expireTime = now + lifeMs;
  await asSystem(services.db, (tx) =>
    tx.insert(qrLogin).values({
      qrId,
      pollHash: hashOf(pollToken),
      domainName,
      address,
      ...browserOf(userAgent()),
      createTime: now,
      expireTime,
    }),
  );
  services.qrPolls.keep(pollKey(qrId, pollToken));
  services.qrScans.keep(hashOf(qrId));
  const qrContent = `${origin()}/auth-login?qrId=${qrId}`;
  return { qrId, pollToken, qrContent, expireTime, pollIntervalMs, serverTime: now };
};

/**
 * The login of a confirmed code, once: the row is marked in the update that finds it. The code is over with the
 * session that confirmed it, because somebody who has signed out or changed the password wants none of it.
 */
const collect = (
  context: OpenContext,
  { qrId, address }: Row,
  { pollToken, idemKey }: Parameters<Run<'qrPoll'>>[1],
): Promise<LoginResult> => {
  const { now } = context;
  const asked = { path: 'qr', code: pollKey(qrId, pollToken), idemKey };
  const redeem = async (tx: Database) => {
    const [taken] = await tx
      .update(qrLogin)
      .set({ status: QrStatus.Expired })
      .where(and(eq(qrLogin.qrId, qrId), eq(qrLogin.status, QrStatus.Confirmed), gt(qrLogin.expireTime, now)))
      .returning();
    const confirmedWith = taken?.confirmedWith ?? '';
    const [standing] = await standingSessions(tx, [confirmedWith], now);
    if (taken === undefined || standing === undefined) throw over();
    const target = await targetOf(tx, taken.domainName);
    return { userId: standing.userId, target, sourceType: LoginSourceType.Normal };
  };
  // Notifies the person, because somebody who was talked into scanning should see afterwards what it was for.
  const tell = (tx: Database, { userId, companyId }: LoginResult) =>
    notify({ tx, now }, [{ userId, companyId, notice: notices.signedInByQr(address, now) }]);
  return exchange(context, asked, () => Promise.resolve(redeem), tell);
};

async function whoScanned(tx: Database, userId: number | null, { text, media }: OpenContext) {
  if (userId === null) return {};
  const [person] = await tx.select().from(account).where(eq(account.userId, userId));
  return person === undefined ? {} : { name: text(person.realName), avatar: media(person.faceImg) };
}

/**
 * The row of a code that was confirmed: it hands out its login, and does so again for a browser that repeats
 * its key because the answer was lost. Anything else is the answer to the poll.
 */
async function stateOf(
  tx: Database,
  context: OpenContext,
  own: Row,
  isRepeatable: boolean,
): Promise<QrPoll | Row> {
  if (own.status === QrStatus.Cancelled) return { status: QrStatus.Cancelled };
  if (isRepeatable && own.status === QrStatus.Expired && own.confirmedWith !== null) return own;
  if (own.expireTime <= context.now) return { status: QrStatus.Expired };
  switch (own.status) {
    case QrStatus.Created:
      return { status: QrStatus.Created };
    case QrStatus.Scanned:
      return { status: QrStatus.Scanned, ...(await whoScanned(tx, own.userId, context)) };
    case QrStatus.Confirmed:
      return own;
    case QrStatus.Expired:
      return { status: QrStatus.Expired };
    default:
      return own.status satisfies never;
  }
}

/** A background call opens no dialog, so every failure answers that the code has expired. */
const poll: Run<'qrPoll'> = async (context, request) => {
  const { services, address } = context;
  const { qrId, pollToken, idemKey } = request;
  const found = services.qrPolls.enter(pollKey(qrId, pollToken), address);
  const state = await asSystem(services.db, async (tx) => {
    const [own] = await tx
      .select()
      .from(qrLogin)
      .where(and(eq(qrLogin.qrId, qrId), eq(qrLogin.pollHash, hashOf(pollToken))));
    if (own === undefined) return { status: QrStatus.Expired } as const;
    found();
    return stateOf(tx, context, own, idemKey !== undefined);
  });
  if (!('qrId' in state)) return state;
  try {
    return { status: QrStatus.Confirmed, login: await collect(context, state, request) };
  } catch (error) {
    // Between the confirmation on the phone and this poll the person may have lost access.
    if (error instanceof BusinessError) return { status: QrStatus.Expired };
    throw error;
  }
};

const over = () => new BusinessError(ErrorCode.StateConflict);

/**
 * The code if it is still open, otherwise error 1008. The row is locked, so that of two phones only one is
 * the first.
 */
async function liveOr1008(tx: Database, qrId: string, now: number): Promise<Row> {
  const [row] = await tx
    .select()
    .from(qrLogin)
    .where(
      and(
        eq(qrLogin.qrId, qrId),
        gt(qrLogin.expireTime, now),
        inArray(qrLogin.status, [QrStatus.Created, QrStatus.Scanned]),
      ),
    )
    .for('update');
  if (row === undefined) throw over();
  return row;
}

/**
 * Answers which browser asks and from where, because the person with the phone is the one who can be
 * deceived.
 */
const scan: Run<'qrScan'> = (context, { qrId }) =>
  asSystemWithin(context, async () => {
    const { tx, session, now, text, services, address } = context;
    const found = services.qrScans.enter(hashOf(qrId), address);
    const row = await liveOr1008(tx, qrId, now);
    found();
    const { userId } = session;
    if (row.userId !== null && row.userId !== userId) throw over();
    const target = await targetOf(tx, row.domainName);
    companyOf(target, await membershipsOf(tx, userId), session.companyId);
    if (row.status === QrStatus.Created) {
      await tx
        .update(qrLogin)
        .set({ status: QrStatus.Scanned, userId, expireTime: now + stepMs })
        .where(eq(qrLogin.qrId, qrId));
    }
    const [asked] = await tx.select().from(company).where(eq(company.companyId, target.companyId));
    const browser = browserText(row);
    return {
      status: QrStatus.Scanned,
      deviceText: text({ zh: `电脑浏览器（${row.address}）`, en: `Browser on a computer (${row.address})` }),
      askedTime: row.createTime,
      ...(browser === undefined ? {} : { browser: text(browser) }),
      domainName: row.domainName,
      companyName: asked === undefined ? '' : text(asked.name),
    };
  });

/** Only the person who scanned the code can confirm it. */
const confirm: Run<'qrConfirm'> = (context, { qrId, agree }) =>
  asSystemWithin(context, async () => {
    const { tx, session, now } = context;
    const row = await liveOr1008(tx, qrId, now);
    if (row.status !== QrStatus.Scanned || row.userId !== session.userId) throw over();
    const status = agree ? QrStatus.Confirmed : QrStatus.Cancelled;
    await tx
      .update(qrLogin)
      .set({ status, expireTime: now + stepMs, confirmedWith: session.tokenHash })
      .where(eq(qrLogin.qrId, qrId));
    return { status };
  });

export const qrHandlers = {
  qrTicket: ticket,
  qrPoll: poll,
  qrScan: scan,
  qrConfirm: confirm,
} satisfies Handlers;
