import type { Adapt } from '@stoa/api/adapter';
import { adaptFor } from '../boot/adapter.ts';
import type { Settings } from '../boot/settings.ts';
import { partialBackEnd } from '../routing/partialBackEnd.ts';
import { wholeBackEnd, type BackEnd } from '../session/backEnd.ts';

/** How the portal calls a back end. */
export interface Connection {
  readonly backEnd: BackEnd;
  readonly adapt: Adapt | undefined;
}

/** A back end that lacks calls, or that has shapes or codes of its own; few installations have one. */
export async function otherBackEnd(settings: Settings): Promise<Connection> {
  const { calls } = settings;
  return {
    backEnd: calls === 'stoa' ? wholeBackEnd : partialBackEnd(calls),
    adapt: await adaptFor(settings),
  };
}
