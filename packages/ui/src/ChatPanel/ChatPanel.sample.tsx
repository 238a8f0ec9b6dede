import type { Sample } from '../test/minimalProps.tsx';
import { ChatPanel } from './ChatPanel.tsx';

const nothing = () => undefined;

export default {
  render: (root) => (
    <ChatPanel
      {...root}
      entries={[
        {
          kind: 'message',
          id: '1',
          name: '苏映雪',
          role: 'LECTURER',
          mine: false,
          text: '大家好，听得到吗？',
          time: Date.UTC(2026, 10, 21, 6),
        },
      ]}
      now={Date.UTC(2026, 10, 21, 6)}
      value=""
      onValueChange={nothing}
      onSend={nothing}
    />
  ),
} satisfies Sample;
