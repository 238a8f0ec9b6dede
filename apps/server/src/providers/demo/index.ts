import type { Database } from '../../db/database.ts';
import type { WriteLine } from '../../http/log.ts';
import type { Settings } from '../../settings.ts';
import type { Providers } from '../index.ts';
import { handOffKey, isHandOff } from './handOff.ts';
import { pagePath } from './paths.ts';
import { redeemTicket } from './tickets.ts';

export interface DemoOptions {
  readonly db: Database;
  readonly secret: string;
  readonly settings: Settings;
  readonly writeLine: WriteLine;
}

/**
 * Providers that work on one machine: text messages are written to the log, and a page lets the visitor
 * choose a person. Everybody who can open that page can sign in as anybody.
 */
export const demoProviders = ({ db, secret, settings, writeLine }: DemoOptions): Providers => ({
  sms: {
    send: ({ to, text }) => {
      writeLine(`SMS to ${to}: ${text}`);
      return Promise.resolve();
    },
  },
  identity: {
    authorizeUrl: (source, domainName, state) => {
      const query = new URLSearchParams({ domainName, ...(state === undefined ? {} : { state }) });
      return `${pagePath(source, settings.PROVIDER_SEGMENTS)}?${query.toString()}`;
    },
    redeem: async (credential, now) => {
      const { source, query } = credential;
      if (source === 'handOff' && !isHandOff(query ?? {}, handOffKey(secret), now)) return undefined;
      return redeemTicket(db, credential, now);
    },
  },
});
