import type { Sample } from '../test/minimalProps.tsx';
import { DocumentViewer } from './DocumentViewer.tsx';
import type { DocumentSource } from './types.ts';

const page = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const source: DocumentSource = {
  type: 'images',
  pages: [{ url: page, width: 600, height: 400, text: '食品安全四十条' }],
};

export default {
  render: (root) => <DocumentViewer {...root} title="食品安全手册" source={source} />,
} satisfies Sample;
