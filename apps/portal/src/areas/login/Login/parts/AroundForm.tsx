import type { LoginPageConfig } from '@stoa/api/contract/config';
import { LoginKind } from '@stoa/domain';
import { useEffect, useState } from 'react';
import { lazyPart } from '../../../../common/lazyPart.tsx';
import { whenIdle } from '../../../../kernel/idle.ts';
import type { CornerProps } from './Corner.tsx';
import type { ToolsProps } from './Tools.tsx';

const inline = { waiting: null, place: 'inline' } as const;
const Corner = lazyPart(async () => ({ default: (await import('./aroundFormParts.ts')).Corner }), inline);
const Others = lazyPart(async () => ({ default: (await import('./aroundFormParts.ts')).Others }), inline);
const Tools = lazyPart(async () => ({ default: (await import('./aroundFormParts.ts')).Tools }), inline);

/** True when the browser is idle after the form has rendered, so that the rest may load. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(true)), []);
  return settled;
}

/** Reserves the space of the other ways to log in from the start, so that nothing moves when they load. */
export function OthersPart({ config }: { config: LoginPageConfig }) {
  const settled = useSettled();
  const rows =
    Math.ceil((config.apps?.length ?? 0) / 2) + (config.loginTypes.includes(LoginKind.Sso) ? 1 : 0);
  return (
    // A flow root, because otherwise the margin of the first child would be added to the reserved space.
    <div
      data-part="others"
      style={{ display: 'flow-root', minBlockSize: `calc(4.5rem + ${rows} * 3.375rem)` }}
    >
      {settled && <Others config={config} />}
    </div>
  );
}

export function CornerPart(props: CornerProps) {
  const settled = useSettled();
  return settled && <Corner {...props} />;
}

export function ToolsPart(props: ToolsProps) {
  const settled = useSettled();
  return settled && <Tools {...props} />;
}
