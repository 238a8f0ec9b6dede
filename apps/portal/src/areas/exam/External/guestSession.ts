import { createSessionStore, type SessionStore, type StoragePort } from '@stoa/api';
import type { ExternalEntry } from '@stoa/api/contract/exam';
import { LoginSourceType, noCompanyId } from '@stoa/domain';
import { ownField } from '@stoa/domain/kernel';

/** The attempt that a guest has in this tab. */
export interface Seat {
  readonly examId: number;
  /** `undefined` until it has begun. */
  readonly attemptId: number | undefined;
  /** Whether it was handed in. */
  readonly over: boolean;
}

/**
 * Guests are numbered above all accounts, so that what a guest keeps on this device is never taken for the work of a
 * person with the same number.
 */
const firstGuest = 2 ** 52;

/** A part of a storage, in which nothing of another exam or of a person's own session is seen. */
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
  /** The guest's own session, whose token works for attempts at this exam alone. */
  readonly session: SessionStore;
  /** The seat of the session; `undefined` without one. */
  readonly seat: () => Seat | undefined;
  /** Takes a seat with the token that the server has given; the guest before is forgotten. */
  readonly enter: (entry: Pick<ExternalEntry, 'access_token' | 'guestId'>, seat: Seat) => void;
  /** Remembers how far the guest is. */
  readonly sit: (seat: Seat) => void;
}

/**
 * The session of a guest at the exam of a link: it is kept for this tab alone, and never where the session of a person
 * who is logged in is kept.
 */
export function createGuestSession(
  code: string,
  storage: () => StoragePort = () => sessionStorage,
): GuestSession {
  const part = partOf(storage, `stoa:guest:${code}:`);
  // No event of the window arrives here, because those are about the session of the person who is logged in.
  const session = createSessionStore({ storage: part, events: new EventTarget() });
  /** The copy of this page, for a browser that keeps nothing. */
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
      // The seat lasts as long as the page; afterwards the guest gives the phone number again.
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
