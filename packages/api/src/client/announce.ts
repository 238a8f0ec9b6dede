import type { CallFacts } from '../contract/define.ts';
import type { SessionStore } from '../session/port.ts';
import { isAbsent } from './errors.ts';
import type { ApiFault, Busy } from './errors.ts';
import type { ApiReport, DialogPort, ErrorNotice, OnReport, SessionEndReason } from './ports.ts';

export interface Ports {
  session: SessionStore;
  dialog: DialogPort;
  onSessionEnd: (reason: SessionEndReason) => void;
  onReport?: OnReport;
}

/** Which faults of a call open no dialog. */
export type Silence = boolean | ((fault: ApiFault) => boolean);

export interface Circumstances {
  /** Set when the caller has a fallback: no dialog, or none for some faults. */
  readonly silent: Silence;
  /** The answer belongs to an earlier session: the call rejects, and nothing is announced. */
  readonly stale: boolean;
  readonly attempts: number;
}

/** Longest message that is shown, in characters: enough for any sentence, and laid out at once. */
const maxMessage = 20_000;

/**
 * Runs a port of the application, so that a broken one does not turn a handled failure into an unhandled one.
 */
export const guarded = (work: () => void, onFailure?: () => void): void => {
  try {
    work();
  } catch {
    onFailure?.();
  }
};

/** A report without addresses, because they contain the token, and without the server's text. */
const callFailed = ({ id, path }: CallFacts, fault: ApiFault, attempts: number): ApiReport => {
  const { msg: _unsaid, busy: _place, ...facts }: ApiFault & { msg?: string; busy?: Busy } = fault;
  return { type: 'call-failed', call: id, path, attempts, ...facts };
};

/**
 * Decides what the person sees of a failure, by the table of specification point 8. Only one error dialog is
 * open at a time: a second error is reported instead of shown, except an expired login, which replaces the
 * dialog. Failures of the network are left to the caller.
 */
export function announcer({ session, dialog, onSessionEnd, onReport }: Ports) {
  let expiredShown = false;
  const report = (event: ApiReport): void => guarded(() => onReport?.(event));
  const endSession = (reason: SessionEndReason): void =>
    guarded(
      () => onSessionEnd(reason),
      () => report({ type: 'port-failed', port: 'session-end' }),
    );

  function show(call: CallFacts, notice: ErrorNotice): void {
    const expired = notice.messageKey === 'loginExpired';
    const { code } = notice;
    guarded(
      () => {
        if (dialog.isOpen() && (expiredShown || !expired)) {
          report({ type: 'dialog-dropped', call: call.id, ...(code === undefined ? {} : { code }) });
          return;
        }
        expiredShown = expired;
        dialog.show(notice);
      },
      () => report({ type: 'port-failed', port: 'dialog' }),
    );
  }

  function expire(call: CallFacts, code: 202 | 401): void {
    const hadSession = session.token() !== '';
    if (hadSession) session.reset();
    if (code === 202) {
      const onConfirm = (): void => endSession('expired');
      show(call, { titleKey: 'kindReminder', messageKey: 'loginExpired', code, onConfirm });
    } else if (hadSession || call.auth === 'session') {
      endSession('unauthorized');
    }
  }

  return (call: CallFacts, fault: ApiFault, { silent, stale, attempts }: Circumstances): void => {
    if (fault.kind === 'aborted' || fault.kind === 'absent' || stale) return;
    report(callFailed(call, fault, attempts));
    if (fault.kind === 'expired') {
      expire(call, fault.code);
      return;
    }
    if (typeof silent === 'function' ? silent(fault) : silent) return;
    if (call.background === true || fault.kind === 'network' || fault.kind === 'timeout') return;
    // An extension call that this back end does not have opens no dialog, because its section is hidden
    // instead.
    if (isAbsent(call.id, fault)) return;
    const message = ('msg' in fault && fault.msg) || '';
    show(call, {
      titleKey: 'kindReminder',
      ...(message.trim() === ''
        ? { messageKey: 'serviceAbnormal' }
        : { messageKey: 'server', message: message.slice(0, maxMessage) }),
      ...(fault.kind === 'business' ? { code: fault.code } : {}),
    });
  };
}
