import { UploadKind } from '@stoa/domain';
import type { Sample } from '../test/minimalProps.tsx';
import { Dropzone } from './Dropzone.tsx';

export default {
  render: (root) => <Dropzone {...root} kind={UploadKind.Image} onFiles={() => undefined} />,
  control: 'input',
} satisfies Sample;
