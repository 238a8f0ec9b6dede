import { SignMethod } from '@stoa/domain';
import type { Sample } from '../test/minimalProps.tsx';
import { SignInPanel } from './SignInPanel.tsx';

const openTime = new Date(2026, 10, 21, 8, 45).getTime();

export default {
  render: (root) => (
    <SignInPanel
      {...root}
      methods={[SignMethod.Qr, SignMethod.Location]}
      openTime={openTime}
      closeTime={openTime + 2_700_000}
      now={openTime + 600_000}
      onSign={() => undefined}
      onLocate={() => undefined}
    />
  ),
} satisfies Sample;
