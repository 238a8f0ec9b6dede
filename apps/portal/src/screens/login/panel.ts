import type { LoginPageConfig } from '@stoa/api/contract/config';
import type { ReactNode } from 'react';
import type { PanelName } from './panels.ts';

/** What a person has filled in and need not fill in again on another panel. */
export interface Draft {
  account: string;
  agreed: boolean;
  phone?: { readonly country: string; readonly number: string };
}

/** What every panel of the login page is given. */
export interface PanelProps {
  config: LoginPageConfig;
  draft: Draft;
  /** A preview shows the form but sends nothing. */
  disabled: boolean;
  agreement: ReactNode;
  onPanel: (panel: PanelName) => void;
}
