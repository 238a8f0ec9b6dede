import { setTimeout as wait } from 'node:timers/promises';
import type { AnyCall, Encoding } from '@stoa/api/contract/define';
import { ErrorCode } from '@stoa/domain';
import * as v from 'valibot';
import { closedCodes, isRead, neverMade, unknownCodes } from './conduct.ts';
import { envelopeOf } from './envelope.ts';
import type { Envelope } from './envelope.ts';
import { aboutNothing, withBadField } from './known.ts';
import { isSame } from './same.ts';
import { entriesOf } from '@stoa/api/contract/schema';
import { send } from './send.ts';
import type { Answer, Fields, Sending, Target } from './send.ts';
import { shapeOf } from './shape.ts';
import { bareEnvelopeOf, namedIn } from './specification.ts';
import type { Difference } from './shape.ts';

/** Names of the checks of a call, as the report prints them. */
export const checkNames = {
  nobody: 'without a token',
  stranger: 'with a token nobody was given',
  answer: 'with good parameters',
  bad: 'with a bad parameter',
  unknown: 'about something that does not exist',
  foreign: 'for a company the caller is not in',
  pastEnd: 'for a page past the end',
  onePerPage: 'for one row a page',
  repeat: 'for the second time with the same key',
  ended: 'with a token that has ended',
} as const;
export type CheckName = keyof typeof checkNames;

export interface Check {
  readonly name: CheckName;
  readonly differences: readonly Difference[];
}

/** Thrown for a call that the target does not offer. */
export class NotOffered extends Error {
  override readonly name = 'NotOffered';
}

export interface Asked {
  readonly target: Target;
  readonly token: string | undefined;
  readonly write: boolean;
  /** Checks only what the specification says, and not the rest of the contract. */
  readonly bare: boolean;
  /** Id of a company of which the caller is no member. */
  readonly foreignCompanyId: number;
}

const fault = (path: string, text: string): Difference => ({ weight: 'fault', path, text });
const note = (path: string, text: string): Difference => ({ weight: 'note', path, text });

/** A token in the same form as real ones, so that it can be refused only because it is unknown. */
const strangeToken = 'conformance-token-that-nobody-was-ever-give';

const backgroundCodes: ReadonlySet<number> = new Set([
  ErrorCode.Ok,
  ErrorCode.SessionExpired,
  ErrorCode.NoToken,
  ErrorCode.Server,
]);

function expectCode(
  answer: Answer,
  wanted: readonly ErrorCode[],
): { envelope?: Envelope | undefined; differences: Difference[] } {
  const { envelope, differences } = envelopeOf(answer);
  if (envelope === undefined || wanted.some((code) => code === envelope.code)) {
    return { envelope, differences: [...differences] };
  }
  const said = envelope.msg === '' ? '' : ` (“${envelope.msg}”)`;
  const text = `is ${envelope.code}${said}; ${wanted.join(' or ')} is expected`;
  return { envelope, differences: [...differences, fault('code', text)] };
}

/** Checks a refusal whose form the specification does not define; an answer with data is only noted. */
function refusal(answer: Answer, otherwise: string): readonly Difference[] {
  const { envelope, differences } = bareEnvelopeOf(answer);
  return envelope?.code === ErrorCode.Ok ? [note('code', `is 200; ${otherwise}`)] : differences;
}

const listIn = (data: unknown): readonly unknown[] | undefined => {
  const list: unknown = Object(data).list;
  return Array.isArray(list) ? list : undefined;
};

/** How often a call waits and is repeated when the target answers that calls come too fast. */
const mostWaits = 3;

const isTooFrequent = ({ status, body }: Answer): boolean =>
  status === 429 || Reflect.get(Object(body), 'code') === ErrorCode.TooFrequent;

/** All checks of one call. */
export class Examination {
  readonly checks: Check[] = [];
  /** `data` of the answer to valid parameters. */
  data: unknown;
  #reached = false;
  readonly #call: AnyCall;
  readonly #asked: Asked;

  constructor(call: AnyCall, asked: Asked) {
    this.#call = call;
    this.#asked = asked;
  }

  async #send(sending: Sending): Promise<Answer> {
    const { target } = this.#asked;
    let answer = await send(target, this.#call, sending);
    for (let tries = 0; tries < mostWaits && isTooFrequent(answer); tries += 1) {
      await wait(target.pauseMs);
      answer = await send(target, this.#call, sending);
    }
    if (answer.unsent === true) return answer;
    if (!this.#reached && answer.status === 404) throw new NotOffered();
    this.#reached = true;
    return answer;
  }

  #note(name: CheckName, differences: readonly Difference[]): void {
    this.checks.push({ name, differences });
  }

  /**
   * A call without a token must be answered with HTTP 401. No parameters are sent, so that the call can have
   * no effect.
   */
  async strangers(): Promise<void> {
    if (this.#call.auth !== 'session') return;
    for (const [name, token] of [['nobody'], ['stranger', strangeToken]] as const) {
      const answer = await this.#send({ token });
      // An adapter may need a parameter for the path.
      if (answer.unsent === true) continue;
      this.#note(
        name,
        this.#asked.bare
          ? refusal(answer, 'who may call is up to the server')
          : expectCode(answer, [ErrorCode.NoToken]).differences,
      );
    }
  }

  /** Checks whether the call exists, when no other check is possible. */
  async probe(): Promise<void> {
    if (!this.#reached) await this.#send({});
  }

  get #own(): string | undefined {
    return this.#call.auth === 'none' ? undefined : this.#asked.token;
  }

  /** Makes the call like the portal; returns whether the answer had data. */
  async answer(fields: Fields): Promise<boolean> {
    const call = this.#call;
    const answer = await this.#send({ fields, token: this.#own });
    const { bare } = this.#asked;
    const { envelope, differences } = bare ? bareEnvelopeOf(answer) : envelopeOf(answer);
    const found = [...differences];
    if (bare && envelope !== undefined) {
      found.push(
        ...(envelope.code === ErrorCode.Ok
          ? namedIn(call, envelope.data)
          : [note('code', `is ${envelope.code} (“${envelope.msg}”), so no data was seen`)]),
      );
      this.data = envelope.data;
    } else if (envelope?.code === ErrorCode.Ok) {
      if (envelope.msg !== 'ok') found.push(note('msg', `is “${envelope.msg}”; with code 200 it is “ok”`));
      found.push(...shapeOf(call.data, envelope.data));
      this.data = envelope.data;
    } else if (envelope !== undefined) {
      found.push(await this.#refusal(envelope, fields));
    }
    this.#note('answer', found);
    return envelope?.code === ErrorCode.Ok;
  }

  async #refusal({ code, msg }: Envelope, fields: Fields): Promise<Difference> {
    const call = this.#call;
    if (call.background === true && !backgroundCodes.has(code)) {
      return fault('code', `is ${code}; a background call tells its outcome in data`);
    }
    if (code === ErrorCode.ParamInvalid) {
      const read = await this.#encodingRead(fields);
      return read === undefined
        ? fault('code', `is 1001 (“${msg}”) to what the contract allows`)
        : fault('', `reads its parameters as ${read}; the contract sends them as ${call.encoding}`);
    }
    // An id from an earlier answer exists, so 1004 is a fault; a call without an id may lack data in this
    // company.
    const lost = code === ErrorCode.NotFound && aboutNothing(call, fields) !== undefined;
    const refuses = [ErrorCode.Server, ErrorCode.NoToken, ErrorCode.SessionExpired];
    return lost || refuses.some((one) => one === code)
      ? fault('code', `is ${code} (“${msg}”); 200 is expected`)
      : note('code', `is ${code} (“${msg}”), so the shape of the data was not seen`);
  }

  /**
   * Finds another encoding that the target understands; tried only for calls that change nothing, or with
   * `--write`.
   */
  async #encodingRead(fields: Fields): Promise<Encoding | undefined> {
    if (this.#call.method === 'GET' || !this.#mayAct) return undefined;
    for (const encoding of ['json', 'form'] as const) {
      if (encoding === this.#call.encoding) continue;
      const { envelope } = envelopeOf(await this.#send({ fields, token: this.#own, encoding }));
      if (envelope?.code === ErrorCode.Ok) return encoding;
    }
    return undefined;
  }

  get #mayAct(): boolean {
    return this.#asked.write || isRead(this.#call);
  }

  async badParameter(fields: Fields): Promise<void> {
    if (this.#asked.bare) return;
    // A background call never answers an error code, because the portal would open a dialog.
    if (this.#call.background === true || this.#call.encoding === 'multipart') return;
    // An adapter may leave parameters out, so a bad one may never be sent.
    const { route } = this.#asked.target.adapt?.(this.#call, fields) ?? { route: this.#call };
    if (route !== this.#call) return;
    // Without `--write` only missing parameters are tried, because nothing may be changed.
    const bad = this.#mayAct ? withBadField(this.#call, fields) : this.#nothingSent();
    if (bad === undefined) return;
    const answer = await this.#send({ fields: bad.fields, token: this.#own });
    if (answer.unsent === true) return;
    // A closed module may be reported before the parameters are read.
    const { differences } = expectCode(answer, [ErrorCode.ParamInvalid, ...closedCodes]);
    this.#note(
      'bad',
      differences.map(({ text, ...rest }) => ({ ...rest, text: `${text}, for ${bad.what}` })),
    );
  }

  #nothingSent(): { what: string; fields: Fields } | undefined {
    const { auth, request } = this.#call;
    return auth === 'session' || v.is(request, {}) ? undefined : { what: 'no parameters at all', fields: {} };
  }

  async wrongPassword(fields: Fields): Promise<void> {
    const answer = await this.#send({ fields });
    const wanted = [ErrorCode.LoginFailed, ErrorCode.LoginKindOff];
    this.#note(
      'unknown',
      this.#asked.bare ? refusal(answer, 'anybody may log in') : expectCode(answer, wanted).differences,
    );
  }

  async unknownThing(fields: Fields): Promise<void> {
    if (this.#asked.bare) return;
    const { id, background } = this.#call;
    const asksNothing = neverMade.has(id) && !unknownCodes.has(id);
    if (!this.#mayAct || background === true || asksNothing) return;
    const asked = aboutNothing(this.#call, fields);
    if (asked === undefined) return;
    const answer = await this.#send({ fields: asked, token: this.#own });
    const wanted = unknownCodes.get(id) ?? [ErrorCode.NotFound];
    // A closed module may be reported whatever the id is.
    this.#note('unknown', expectCode(answer, [...wanted, ...closedCodes]).differences);
  }

  /** The company comes from the session; a company that the request names must be refused or ignored. */
  async foreignCompany(fields: Fields): Promise<void> {
    if (this.#asked.bare) return;
    const { auth, request, encoding } = this.#call;
    if (auth !== 'session' || !isRead(this.#call)) return;
    const companyId = this.#asked.foreignCompanyId;
    const asks = entriesOf(request).has('companyId');
    const answer = await this.#send({
      fields: { ...fields, companyId },
      token: this.#own,
      ...(encoding === 'none' ? { encoding: 'json' } : {}),
    });
    // What changes with time, such as an exam that closes meanwhile, is the same in the answer before or in
    // the one after; what the company has changed is in neither.
    const isOther = async (data: unknown): Promise<boolean> => {
      if (isSame(data, this.data)) return false;
      const after = envelopeOf(await this.#send({ fields, token: this.#own })).envelope;
      return !isSame(data, after?.data);
    };
    const wanted = asks
      ? [ErrorCode.NoPermission, ErrorCode.NotMember]
      : [ErrorCode.Ok, ErrorCode.NoPermission, ErrorCode.ParamInvalid];
    const { envelope, differences } = expectCode(answer, wanted);
    if (!asks && envelope?.code === ErrorCode.Ok && (await isOther(envelope.data))) {
      differences.push(fault('data', `is another one with companyId=${companyId}; it must not be trusted`));
    }
    this.#note('foreign', differences);
  }

  async pages(fields: Fields): Promise<void> {
    if (this.#asked.bare) return;
    if (!isRead(this.#call) || !entriesOf(this.#call.request).has('pageNo')) return;
    const past = await this.#send({ fields: { ...fields, pageNo: 100_000 }, token: this.#own });
    const end = expectCode(past, [ErrorCode.Ok]);
    if (end.envelope?.code === ErrorCode.Ok && listIn(end.envelope.data)?.length !== 0) {
      end.differences.push(fault('data.list', 'holds rows; a page past the end is empty'));
    }
    this.#note('pastEnd', end.differences);

    const answer = await this.#send({ fields: { ...fields, pageNo: 1, pageSize: 1 }, token: this.#own });
    const one = expectCode(answer, [ErrorCode.Ok]);
    const { total, pages } = Object(one.envelope?.data);
    if ((listIn(one.envelope?.data)?.length ?? 0) > 1) {
      one.differences.push(fault('data.list', 'holds more rows than pageSize allows'));
    }
    if (typeof total === 'number' && pages !== total) {
      one.differences.push(fault('data.pages', `is ${pages} for ${total} rows of one a page`));
    }
    this.#note('onePerPage', one.differences);
  }

  /** A repeated request with the same key must get the same answer without a second effect. */
  async repeated(fields: Fields): Promise<void> {
    if (this.#asked.bare) return;
    if (this.#call.idempotent !== true) return;
    const answer = await this.#send({ fields, token: this.#own });
    const { envelope, differences } = expectCode(answer, [ErrorCode.Ok]);
    if (envelope?.code === ErrorCode.Ok && !isSame(envelope.data, this.data)) {
      differences.push(fault('data', 'differs from the first answer'));
    }
    this.#note('repeat', differences);
  }

  async ended(token: string): Promise<void> {
    const answer = await this.#send({ token });
    if (answer.unsent === true) return;
    this.#note(
      'ended',
      this.#asked.bare
        ? refusal(answer, 'the token goes on after its log-out')
        : expectCode(answer, [ErrorCode.SessionExpired]).differences,
    );
  }
}
