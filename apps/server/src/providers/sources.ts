import { LoginKind } from '@stoa/domain';

/**
 * The systems that can confirm a person's identity. Identities are stored per source, so that one system
 * cannot be used instead of another.
 */
export const identitySources = ['app1', 'app2', 'app3', 'app4', 'sso', 'cloudSso', 'handOff'] as const;
export type IdentitySource = (typeof identitySources)[number];

export const workplaceApps = ['app1', 'app2', 'app3', 'app4'] as const;
export type WorkplaceApp = (typeof workplaceApps)[number];

/** For each source of identities, the login kind that the company's login page must offer; none for the hand-off. */
export const loginKindOf = {
  app1: LoginKind.App1,
  app2: LoginKind.App2,
  app3: LoginKind.App3,
  app4: LoginKind.App4,
  sso: LoginKind.Sso,
  cloudSso: LoginKind.Sso,
  handOff: undefined,
} as const satisfies Record<IdentitySource, LoginKind | undefined>;
