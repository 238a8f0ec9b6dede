import { createSessionStore, type SessionStore, type StoragePort } from '@stoa/api';
import type { ExternalEntry } from '@stoa/api/contract/exam';
import { LoginSourceType, noCompanyId } from '@stoa/domain';
import { ownField } from '@stoa/domain/kernel';

/** The place of a guest in this tab: the attempt and how far it is. */
export interface Seat {
  readonly examId: number;
  /** `undefined` until the attempt has started. */
  readonly attemptId: number | undefined;
  /** Whether the attempt was handed in. */
  readonly over: boolean;
}

/**
 * Ids of guests start above those of all accounts, so that what a guest keeps on this device is never taken
 * for the work of a person with the same id.
 */
const firstGuest = 2 ** 52;

/**
 * A part of a storage whose keys have a prefix, so that it never reads the entries of another exam or of a
 * person's own session.
 */
function partOf(storage: () => StoragePort, prefix: string): () => StoragePort {
  return () => {
    const whole = storage();
    return {
      getItem: (key) => whole.getItem(prefix + key),
      setItem: (key, text) => whole.setItem(prefix + key, text),
      removeItem: (key) => whole.removeItem(prefix + key),
    };
  };
}

const idOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;

function seatFrom(stored: unknown): Seat | undefined {
  const examId = idOf(ownField(stored, 'examId'));
  if (examId === undefined) return undefined;
  return {
    examId,
    attemptId: idOf(ownField(stored, 'attemptId')),
    over: ownField(stored, 'over') === true,
  };
}

export interface GuestSession {
  /** The guest's own session, whose token is valid for attempts at this exam only. */
  readonly session: SessionStore;
  /** The seat of the session; `undefined` without one. */
  readonly seat: () => Seat | undefined;
  /** Starts a session with the token that the server has issued, and forgets the guest before. */
  readonly enter: (entry: Pick<ExternalEntry, 'access_token' | 'guestId'>, seat: Seat) => void;
  /** Stores how far the guest is. */
  readonly sit: (seat: Seat) => void;
}

/**
 * The session of a guest at the exam behind a link. It is kept in this tab only, and apart from the session
 * of a person who is logged in.
 */
export function createGuestSession(
  code: string,
  storage: () => StoragePort = () => sessionStorage,
): GuestSession {
  const part = partOf(storage, `stoa:guest:${code}:`);
  // The session listens to an event target of its own, because the events of the window are about the session
  // of the person who is logged in.
  const session = createSessionStore({ storage: part, events: new EventTarget() });
  /** A copy in memory, for a browser whose storage cannot be used. */
  let kept: Seat | undefined;
  const read = (): Seat | undefined => {
    try {
      const stored: unknown = JSON.parse(part().getItem('seat') ?? 'null');
      return seatFrom(stored) ?? kept;
    } catch {
      return kept;
    }
  };
  const sit = (seat: Seat): void => {
    kept = seat;
    try {
      part().setItem('seat', JSON.stringify(seat));
    } catch {
      // Without storage the seat is lost with the page, and the guest enters the phone number again.
    }
  };
  return {
    session,
    seat: () => (session.token() === '' ? undefined : read()),
    enter({ access_token, guestId }, seat) {
      session.begin({
        access_token,
        userId: firstGuest + guestId,
        id: 0,
        companyId: noCompanyId,
        appId: '',
        expireTime: undefined,
        sourceType: LoginSourceType.Normal,
      });
      sit(seat);
    },
    sit,
  };
}
