import type { IdentitySource } from './sources.ts';

export interface SmsMessage {
  /** As it is dialled: `+86 13800000001`. */
  readonly to: string;
  readonly text: string;
}

/** Sends short messages. A failure is thrown, and the caller is told that the server failed. */
export interface SmsProvider {
  send(message: SmsMessage): Promise<void>;
}

/** What a provider says about a person: who it is there, and in which company's directory. */
export interface Identity {
  readonly companyId: number;
  /** The person's id at the provider; the same text of another provider is another person. */
  readonly subject: string;
  readonly appId: string;
}

/** A code or ticket as it came back, with everything that it must have been issued for. */
export interface Credential {
  readonly source: IdentitySource;
  readonly code: string;
  readonly appId?: string;
  readonly corpId?: string;
  readonly state?: string;
  /** The whole query of a hand-off, which its signature covers. */
  readonly query?: Readonly<Record<string, string>>;
}

/** Single sign-on, hand-off and workplace apps: who proves somewhere else who somebody is. */
export interface IdentityProvider {
  /** Where the person goes to be recognised; the way back is fixed, never taken from the address. */
  authorizeUrl(source: IdentitySource, domainName: string, state?: string): string;
  /** Exchanges a credential, once; undefined when it is unknown, used, over 60 s old or another's. */
  redeem(credential: Credential, now: number): Promise<Identity | undefined>;
}

/** Services of others. One that this installation has not set up is absent, and its logins are closed. */
export interface Providers {
  readonly sms: SmsProvider | undefined;
  readonly identity: IdentityProvider | undefined;
}
