import type { IdentitySource } from './sources.ts';

export interface SmsMessage {
  /** The number in international form: `+86 13800000001`. */
  readonly to: string;
  readonly text: string;
}

/** Sends text messages. It throws on failure, and the caller gets a server error. */
export interface SmsProvider {
  send(message: SmsMessage): Promise<void>;
}

/** The person's id at the provider, and the company whose directory contains the person. */
export interface Identity {
  readonly companyId: number;
  /** The person's id at the provider; unique only together with the source. */
  readonly subject: string;
  readonly appId: string;
}

/** A code or ticket from the redirect, with everything for which it must have been issued. */
export interface Credential {
  readonly source: IdentitySource;
  readonly code: string;
  readonly appId?: string;
  readonly corpId?: string;
  readonly state?: string;
  /** The whole query of a hand-off, which its signature covers. */
  readonly query?: Readonly<Record<string, string>>;
}

/** Single sign-on, hand-off and workplace apps: systems that vouch for a person's identity. */
export interface IdentityProvider {
  /** Address at which the person signs in; the return address is a setting and never taken from the request. */
  authorizeUrl(source: IdentitySource, domainName: string, state?: string): string;
  /**
   * Exchanges a credential once; undefined when it is unknown, used, older than 60 s or issued for somebody
   * else.
   */
  redeem(credential: Credential, now: number): Promise<Identity | undefined>;
}

/** External services. One that the installation has not set up is absent, and its logins are refused. */
export interface Providers {
  readonly sms: SmsProvider | undefined;
  readonly identity: IdentityProvider | undefined;
}
