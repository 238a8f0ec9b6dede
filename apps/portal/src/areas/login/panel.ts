import type { LoginPageConfig } from '@stoa/api/contract/config';
import type { LoginPanelName } from '@stoa/pages/login/LoginPage';
import type { ReactNode } from 'react';
import type { Observable } from '@stoa/domain/kernel';
import type { Attempt } from './attempt.ts';

/** The values that a person has typed and that are kept for another panel. */
export interface Draft {
  readonly account: string;
  readonly agreed: boolean;
  readonly phone?: { readonly country: string; readonly number: string };
}

/** Keeps typed values without rendering again. */
export const keep = (draft: Observable<Draft>, change: Partial<Draft>): void =>
  draft.set({ ...draft.get(), ...change });

/** Props of every panel of the login page. */
export interface PanelProps {
  config: LoginPageConfig;
  draft: Observable<Draft>;
  /** A preview shows the form but sends nothing. */
  disabled: boolean;
  /** The sentence of consent; undefined if the company has no terms. */
  agreement: ReactNode | undefined;
  /** Runs a step that may fail: `false` if it has failed and the person was told why. */
  attempt: Attempt;
  onPanel: (panel: LoginPanelName) => void;
}
