import type { SearchResult } from '@stoa/api/contract/search';
import { relationOf } from '@stoa/pages/account/MyFollowsPage';
import { useState } from 'react';
import { MarkButton } from '../../../common/MarkButton.tsx';

/**
 * Stops following an entry. The entry stays in the list and can be followed again, so that a click by mistake
 * does not lose it.
 */
export function FollowEntry({ entry: { kind, target, title } }: { entry: SearchResult }) {
  const [on, setOn] = useState(true);
  if (target.id === undefined) return null;
  return (
    <MarkButton
      relation={relationOf(kind)}
      targetKind={kind}
      targetId={target.id}
      title={title}
      on={on}
      look="words"
      onSaved={() => setOn(!on)}
    />
  );
}
