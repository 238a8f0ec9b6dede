import type { ApiErrorKind } from './errors.ts';

/** The contents of the one error dialog of specification point 8; the application translates the keys. */
export interface ErrorNotice {
  /** 'Kind reminder'. */
  readonly titleKey: 'kindReminder';
  /**
   * The sentence to show: 'Login has expired, please log in again', 'Service response abnormal', or
   * the server's own `message`.
   */
  readonly messageKey: 'loginExpired' | 'serviceAbnormal' | 'server';
  /** The server's `msg`, to be shown as text, never as markup. */
  readonly message?: string;
  readonly code?: number;
  /** Called when the person presses OK; for an expired login it leads to the login page. */
  readonly onConfirm?: () => void;
}

/** Port to the one error dialog. */
export interface DialogPort {
  /** Shows a notice. The client calls it while one is open only to replace it by `loginExpired`. */
  show(notice: ErrorNotice): void;
  /** True from `show` until the dialog is closed, also while its code is still loading. */
  isOpen(): boolean;
}

/** An event for telemetry, without addresses, tokens or answers. */
export type ApiReport =
  | {
      readonly type: 'call-failed';
      readonly call: string;
      readonly path: string;
      readonly kind: ApiErrorKind;
      readonly code?: number;
      readonly status?: number;
      readonly field?: string;
      /** Set when the device had no connection at all. */
      readonly offline?: true;
      readonly attempts: number;
    }
  | { readonly type: 'dialog-dropped'; readonly call: string; readonly code?: number }
  | { readonly type: 'storage'; readonly key: string; readonly problem: 'unreadable' | 'unavailable' }
  | { readonly type: 'port-failed'; readonly port: 'dialog' | 'session-end' };

export type OnReport = (report: ApiReport) => void;

/** Why the session's screens must be left. */
export type SessionEndReason = 'expired' | 'unauthorized';
