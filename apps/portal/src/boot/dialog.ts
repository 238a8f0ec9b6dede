import type { DialogPort, ErrorNotice } from '@stoa/api';
import { observable, type Observable } from '@stoa/domain/kernel';

export interface DialogControl extends DialogPort {
  readonly notice: Observable<ErrorNotice | undefined>;
  /** Called when the person presses OK. */
  readonly close: () => void;
}

/** The one error dialog of specification point 8: at most one notice at a time. */
export function createDialog(hold: Observable<boolean>): DialogControl {
  const notice = observable<ErrorNotice | undefined>(undefined);
  return {
    notice,
    isOpen: () => notice.get() !== undefined,
    show(next) {
      if (next.messageKey === 'loginExpired') hold.set(true);
      notice.set(next);
    },
    close() {
      const answered = notice.get();
      notice.set(undefined);
      answered?.onConfirm?.();
    },
  };
}
