import type zhCN from '../zh-CN/uploads.ts';

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);

/** Texts of uploads, in English. */
const uploads: typeof zhCN = {
  dropzone: {
    choose: (many) => (many ? 'Choose files or drop them here' : 'Choose a file or drop it here'),
    drop: 'Let go to add',
    pasteHint: 'Or paste a picture',
    accepts: (extensions, limit) => `${extensions.join(', ')}, up to ${limit} each`,
    upTo: (count) => `At most ${files(count)}`,
    refused: 'These files were not added',
    reasons: {
      folder: (name) => `“${name}” is a folder. Open it and choose the files inside.`,
      extension: (name, extensions) => `“${name}” is of no accepted type. Use ${extensions.join(', ')}.`,
      empty: (name) => `“${name}” is empty. Check it and choose it again.`,
      size: (name, size, limit) =>
        `“${name}” has ${size}, more than ${limit}. Make it smaller and try again.`,
      count: (name, count) => `“${name}” was not added: at most ${files(count)}.`,
    },
    more: (count) => `${files(count)} more not added.`,
    dismiss: 'Got it',
  },
  uploadQueue: {
    name: 'Uploads',
    whole: 'Progress of all files',
    tally: (done, count) => (done === count ? `${files(count)} uploaded` : `${files(count)}, ${done} done`),
    failures: (count) => `${count} failed`,
    rests: (count) => `${count} paused`,
    retryAll: 'Retry all',
    waiting: 'Waiting',
    paused: 'Paused',
    uploading: 'Uploading',
    done: 'Uploaded',
    failed: 'Failed',
    failedFor: (reason) => `Failed: ${reason}`,
    progress: (name) => `${name}, progress`,
    speed: (size) => `${size}/s`,
    left: (seconds) => {
      if (seconds < 60) return `${seconds} s left`;
      const minutes = Math.ceil(seconds / 60);
      return minutes < 60 ? `${minutes} min left` : `${Math.floor(minutes / 60)} h ${minutes % 60} min left`;
    },
    of: (sent, size) => `${sent} of ${size}`,
    pause: (name) => `Pause ${name}`,
    resume: (name) => `Resume ${name}`,
    retry: (name) => `Retry ${name}`,
    cancel: (name) => `Cancel ${name}`,
    remove: (name) => `Remove ${name}`,
    spokenStart: (count) => `Uploading ${files(count)}.`,
    spokenDone: (names) => (names.length === 1 ? `${names[0]} uploaded.` : `${names.length} files uploaded.`),
    spokenFailed: (name, reason) => `${name} failed to upload: ${reason}`,
    spokenFailures: (count) => `${files(count)} failed to upload.`,
    spokenOver: (done, failed) =>
      failed === 0 ? 'All uploaded.' : `Finished: ${done} uploaded, ${failed} failed.`,
    empty: 'No files yet',
  },
  imageUpload: {
    current: 'Current picture',
    none: 'No picture yet',
    choose: 'Upload a picture',
    replace: 'Replace picture',
    remove: 'Remove picture',
    atLeast: (width, height) => `At least ${width} × ${height} pixels`,
    unreadable: 'This file does not open. Choose another png or jpeg picture.',
    small: (width, height, minWidth, minHeight) =>
      `The picture has only ${width} × ${height} pixels and needs ${Math.ceil(minWidth)} × ${Math.ceil(minHeight)}. Choose a sharper one.`,
    vast: (width, height, megapixels) =>
      `The picture has ${width} × ${height} pixels, more than ${megapixels} million. Make it smaller and try again.`,
    unmade: 'The picture could not be made. Try again, or choose another one.',
    title: 'Crop the picture',
    stage: 'Crop area',
    help: 'Drag the picture, or press the point that belongs in the middle. Keys: arrows move it, with Shift further, + and - zoom, 0 starts over.',
    zoom: 'Zoom',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    percent: (value) => `${value}%`,
    place: (across, down, zoom) => `Middle at ${across}% across and ${down}% down, zoom ${zoom}%`,
    cancel: 'Cancel',
    confirm: 'Use this picture',
  },
};
export default uploads;
