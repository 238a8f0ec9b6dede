import type { Client, SessionStore } from '@stoa/api';
import type { SessionFields } from '@stoa/domain';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Branding } from '../boot/branding.ts';
import type { LookControl } from '../boot/look.ts';
import type { Person, SessionFlow } from '../boot/person.ts';
import type { Settings } from '../boot/settings.ts';
import type { BackEnd } from './backEnd.ts';
import type { Observable } from '@stoa/domain/kernel';
import type { DialogControl } from '../boot/dialog.ts';

/** The objects that are created once when the portal starts. */
export interface Portal {
  readonly settings: Settings;
  readonly session: SessionStore;
  readonly client: Client;
  readonly backEnd: BackEnd;
  readonly branding: Branding;
  readonly person: Person;
  /** Functions to begin, resume and end a session; their code loads with the pages behind the login. */
  readonly flow: () => Promise<SessionFlow>;
  readonly look: LookControl;
  /** True while the page must stay as it is although its session has ended. */
  readonly hold: Observable<boolean>;
  readonly dialog: DialogControl;
}

export const PortalContext = createContext<Portal | undefined>(undefined);

export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (!portal) throw new Error('usePortal must be inside a PortalContext.');
  return portal;
}

/** The fields of the session; renders again when they change, also in other tabs. */
export function useSession(): SessionFields {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, session.get);
}
