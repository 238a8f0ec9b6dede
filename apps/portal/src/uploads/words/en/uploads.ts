import type { Translated } from '../../../i18n/messages.ts';
import type zh from '../zh-CN/uploads.ts';

export default {
  kept: 'Stored on your company’s server ({host})',
  fault: {
    network: 'There is no way through. Check the connection, then try again.',
    type: 'Files of this type are not taken here. Choose another file.',
    size: 'The file is larger than allowed. Compress it, then upload it again.',
    content: 'What is in the file does not fit its extension. Check it, then choose it again.',
    unreadable: 'The file was changed, moved or locked after it was chosen. Choose it again.',
    notOffered: 'Your company has no place for such uploads. Ask an administrator.',
    server: 'The server did not take this file. Try again later.',
  },
} satisfies Translated<typeof zh>;
