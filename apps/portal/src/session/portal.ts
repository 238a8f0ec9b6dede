import type { Client, SessionStore } from '@stoa/api';
import type { SessionFields } from '@stoa/domain';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Branding } from '../boot/branding.ts';
import type { LookControl } from '../boot/look.ts';
import type { Person, SessionFlow } from '../boot/person.ts';
import type { Settings } from '../boot/settings.ts';
import type { Observable } from '@stoa/domain/kernel';
import type { DialogControl } from '../boot/dialog.ts';

/** Everything that is made once at start. */
export interface Portal {
  readonly settings: Settings;
  readonly session: SessionStore;
  readonly client: Client;
  readonly branding: Branding;
  readonly person: Person;
  /** How a session begins, goes on and ends; its code comes with what stands behind the login. */
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

/** The session's fields as they change, also by other tabs. */
export function useSession(): SessionFields {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, session.get);
}
