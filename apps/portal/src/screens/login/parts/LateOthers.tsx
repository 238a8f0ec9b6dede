import { lazy, Suspense, useEffect, useState } from 'react';
import { recover } from '../../../routing/chunkError.ts';
import { whenIdle } from '../../../shell/idle.ts';
import type { OtherWay } from '../ways.ts';

const Others = lazy(() => import('./Others.tsx').catch(recover));

/** Their place from the beginning, so that the form does not move; they themselves once the form is there. */
export function LateOthers(props: { company: string; ways: readonly OtherWay[] }) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  const apps = props.ways.filter(({ name }) => name !== undefined).length;
  const rows = Math.ceil(apps / 2) + (apps < props.ways.length ? 1 : 0);
  return (
    <div data-part="others" style={{ minBlockSize: `calc(4.25rem + ${rows} * 3rem)` }}>
      <Suspense>{wanted && <Others {...props} />}</Suspense>
    </div>
  );
}
