import type { LoginPageConfig } from '@stoa/api/contract/config';
import type { LoginPanelName } from '@stoa/pages/login/LoginPage';
import type { ReactNode } from 'react';
import type { Observable } from '@stoa/domain/kernel';
import type { Attempt } from './attempt.ts';

/** What a person has filled in and finds again on another panel. */
export interface Draft {
  readonly account: string;
  readonly agreed: boolean;
  readonly phone?: { readonly country: string; readonly number: string };
}

/** Keeps what was filled in, without rendering again. */
export const keep = (draft: Observable<Draft>, change: Partial<Draft>): void =>
  draft.set({ ...draft.get(), ...change });

/** What every panel of the login page is given. */
export interface PanelProps {
  config: LoginPageConfig;
  draft: Observable<Draft>;
  /** A preview shows the form but sends nothing. */
  disabled: boolean;
  /** The sentence of consent; undefined where the company has no terms. */
  agreement: ReactNode | undefined;
  /** Runs work that may fail: `false` when it did and the person has been told. */
  attempt: Attempt;
  onPanel: (panel: LoginPanelName) => void;
}
