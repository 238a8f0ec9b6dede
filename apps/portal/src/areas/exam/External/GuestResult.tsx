import type { Guest } from './createGuest.ts';

export interface GuestResultProps {
  guest: Guest;
  attemptId: number;
}

/** What came of the guest's attempt. */
export default function GuestResult(_props: GuestResultProps) {
  return null;
}
