import type { ApiError } from '../../client/errors.ts';
import type { RoomEnd } from '../view.ts';
import type { RoomModel, RoomStep } from './state.ts';

/**
 * Whether a failed call ends the room: a refusal and an expired session do, failures of the network do not.
 */
export function endsBy(error: ApiError): RoomEnd | undefined {
  switch (error.kind) {
    case 'expired':
    case 'aborted':
      return { reason: 'session' };
    case 'absent':
    case 'business':
    case 'shape':
      return { reason: 'refused', error };
    case 'envelope':
    case 'network':
    case 'timeout':
      return undefined;
    default:
      return error satisfies never;
  }
}

/** Ends the room. When the person leaves it, what was watched is reported first. */
export const finish = (model: RoomModel, end: RoomEnd): RoomStep => [
  { ...model, link: { at: 'ended', end }, asked: undefined },
  end.reason === 'left' && model.entry !== undefined
    ? [{ type: 'beat' }, { type: 'end' }]
    : [{ type: 'end' }],
];
