import { randomUUID } from 'node:crypto';
import { closedCodes, isSame, unknownCodes } from '@stoa/conformance';
import type { AnyCall } from '@stoa/api/contract/define';
import { ErrorCode, isValueOf } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { enterOwner } from '../../db/scope.ts';
import { areas } from '../../areas/index.ts';
import { register } from '../../http/register.ts';
import type { TestServer } from '../server.ts';
import { actorsOn } from './actors.ts';
import type { Actor } from './actors.ts';
import { ask } from './ask.ts';
import type { Told } from './ask.ts';
import { Cells } from './cells.ts';
import type { Cell, MatrixSize } from './cells.ts';
import { deskCalls, isShownAtDesk } from './desk.ts';
import { Judge } from './judge.ts';
import { World } from './world.ts';
import type { Stored } from './world.ts';

const { handlers } = register(areas);

/** Ids of the calls whose success ends the session that made them. */
export const endsItself = new Set(['S8', 'S33', 'S34', 'X6']);

/** Tables with the branding of login pages, which everybody may read by the company's name. */
const branding: ReadonlySet<string> = new Set(['company', 'loginPageConfig']);

/** Whose rows the receiver of an answer may read: those of the session's company, or others as well. */
type Hearing = 'own company' | 'login pages' | 'organisations of joined companies' | 'desk';

function hearingOf(call: AnyCall): Hearing {
  if (call.auth !== 'session') return 'login pages';
  if (deskCalls.has(call.id)) return 'desk';
  return call.id === 'S6' ? 'organisations of joined companies' : 'own company';
}

/** One judge for each `Hearing`, because building one reads the whole database. */
function judgesOf(world: World, actor: Actor): (hearing: Hearing) => Judge {
  const joined = world.companiesOf(actor.userId);
  const beyond: Readonly<Record<Hearing, (one: Stored) => boolean>> = {
    'own company': () => false,
    'login pages': ({ table }) => branding.has(table),
    'organisations of joined companies': ({ table, owner }) => table === 'org' && joined.has(owner ?? 0),
    desk: (one) => isShownAtDesk(actor, one),
  };
  const judges = new Map<Hearing, Judge>();
  return (hearing) => {
    const judge = judges.get(hearing) ?? new Judge(world, actor, beyond[hearing]);
    judges.set(hearing, judge);
    return judge;
  };
}

const notThere = (call: AnyCall): readonly ErrorCode[] => [
  ...(unknownCodes.get(call.id) ?? [ErrorCode.NotFound]),
  ...closedCodes,
];

const failures: readonly unknown[] = [ErrorCode.Server, ErrorCode.NoToken, ErrorCode.SessionExpired];

/** The fault of an answer; undefined when the answer follows the contract. */
function objection(call: AnyCall, actor: Actor, cell: Cell, told: Told, plain: Told): string | undefined {
  const is = (status: number, code: ErrorCode): boolean =>
    told.status === status && told.code === code && told.data === null;
  // Parameters that cannot be read are refused before the session is checked.
  if (cell.expects === 'is refused' && is(200, ErrorCode.ParamInvalid)) return undefined;
  if (call.auth === 'session') {
    switch (actor.standing) {
      case 'nobody':
        return is(401, ErrorCode.NoToken) ? undefined : 'a stranger is not told 401';
      case 'ended':
        return is(200, ErrorCode.SessionExpired) ? undefined : 'an ended session is not told 202';
      case 'external guest':
        return call.guest === true || is(200, ErrorCode.NoPermission)
          ? undefined
          : 'a guest of an exam is not told 1003';
      case 'live':
        break;
      default:
        return actor.standing satisfies never;
    }
  }
  if (told.status >= 500) return 'fails';
  if (!isValueOf(ErrorCode, told.code)) return 'has a code that no document knows';
  if (actor.standing === 'live' && call.auth === 'session' && failures.includes(told.code)) {
    return 'is no answer to somebody signed in';
  }
  switch (cell.expects) {
    case 'may be answered':
      return undefined;
    case 'is refused':
      return 'is not refused';
    case 'as without':
      return told.code === plain.code && isSame(told.data, plain.data) ? undefined : 'is another answer';
    case 'does not exist':
      if (actor.standing !== 'live' && is(401, ErrorCode.NoToken)) return undefined;
      if (call.background === true) return told.code === ErrorCode.Ok ? undefined : 'interrupts';
      return told.data === null && notThere(call).some((code) => code === told.code)
        ? undefined
        : 'tells that it exists';
    default:
      return cell.expects satisfies never;
  }
}

export interface Outcome {
  /** Number of requests that were judged. */
  readonly cells: number;
  readonly calls: number;
  /** Texts or ids of others in an answer. */
  readonly leaks: readonly string[];
  /** Answers with another code than the contract's. */
  readonly objections: readonly string[];
}

/**
 * Gives the messages of live rooms and of the assistant ids that are far apart, so that an id shows to which
 * of the two a message belongs.
 */
const numberApart = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await enterOwner(tx);
    await tx.execute(sql`alter sequence ai_chat_message_message_id_seq restart with 1000000`);
  });

/** The parts of a server that the matrix needs. */
export type Asked = Pick<TestServer, 'server' | 'url' | 'database' | 'advance' | 'now'>;

/** A part of the matrix, by names of calls and of actors; a list that is missing means all. */
export interface Part {
  readonly calls?: readonly string[];
  readonly actors?: readonly string[];
}

/** Makes every call of this server, as every actor, with ids of every company; or only a part of these. */
export async function runMatrix(app: Asked, size: MatrixSize, part: Part = {}): Promise<Outcome> {
  await numberApart(app.database.db);
  const world = await World.read(app.database.db);
  const all = new Cells(world, size);
  const leaks: string[] = [];
  const objections: string[] = [];
  let cells = 0;
  for (const actor of await actorsOn(app)) {
    if (part.actors?.includes(actor.name) === false) continue;
    const judgeOf = judgesOf(world, actor);
    let token = await actor.token();
    // Keywords for which the actor has searched, because the history of searches returns them.
    const said = new Set<unknown>();
    for (const { call } of handlers) {
      if (part.calls?.includes(call.id) === false) continue;
      // A call that reads no token is made only once, because its answer does not depend on the session.
      if (call.auth === 'none' && actor.standing !== 'nobody') continue;
      const judge = judgeOf(hearingOf(call));
      let plain: Told | undefined;
      for (const cell of all.of(call, actor)) {
        // Moves the clock past the rate limit.
        if (call.rate !== undefined) app.advance(6);
        const fields = call.idempotent === true ? { ...cell.fields, idemKey: randomUUID() } : cell.fields;
        const answer = await ask(app, call, { ...cell, fields }, token);
        if (endsItself.has(call.id)) token = await actor.token();
        plain ??= answer;
        cells += 1;
        const where = `${call.id} ${actor.name}, ${cell.title}`;
        said.add(cell.fields['keyword']);
        const sent = new Set([...said, ...Object.values(cell.fields)]);
        const found = [...judge.leaksIn(answer.data, sent), ...judge.leaksIn({ msg: answer.msg })];
        leaks.push(...found.map((leak) => `${where}: ${leak}`));
        const wrong = objection(call, actor, cell, answer, plain);
        if (wrong !== undefined)
          objections.push(`${where}: ${answer.status} ${String(answer.code)} ${wrong}`);
      }
    }
  }
  return { cells, calls: handlers.length, leaks, objections };
}
