import { describe, expect, it } from 'vitest';
import { FileLabel, UploadKind } from '../enums/file.ts';
import { acceptedExtensions, extensionOf, fileLabelOf, isAccepted } from './file.ts';

describe('file names', () => {
  it.each([
    ['报告.PDF', 'pdf'],
    ['a.tar.gz', 'gz'],
    ['photo.png.exe', 'exe'],
    ['run.exe. ', 'exe'],
    ['run.exe...', 'exe'],
    ['photo\u202Egpj.exe', ''],
    ['run.exe\0.png', ''],
    ['run.exe::$DATA', ''],
    ['folder.png/readme', ''],
    ['C:\\photo.jpg', 'jpg'],
    ['.png', ''],
    ['..png', ''],
    ['png', ''],
    ['a.', ''],
    ['a.p ng', ''],
    ['', ''],
  ])('the extension of %j is %j', (name, expected) => {
    expect(extensionOf(name)).toBe(expected);
  });

  it('accepts exactly the table of the specification', () => {
    expect(Object.values(acceptedExtensions).map((list) => list.join(' '))).toEqual([
      'mp3 wav m4a',
      'png jpeg jpg',
      'png jpeg jpg pdf doc docx xls xlsx ppt pptx',
      '3gp asf avi flv mov vob mkv mp4 mpg webm rmvb wmv',
    ]);
    expect(isAccepted(UploadKind.Video, '课程.MP4')).toBe(true);
    expect(isAccepted(UploadKind.Video, 'cover.png')).toBe(false);
    expect(isAccepted(UploadKind.Attachment, 'page.html')).toBe(false);
    expect(isAccepted(UploadKind.Image, 'noextension')).toBe(false);
  });

  it('gives every accepted file a label of its own, and anything else the generic one', () => {
    for (const extension of Object.values(acceptedExtensions).flat()) {
      expect(fileLabelOf(extension)).not.toBe(FileLabel.Generic);
    }
    expect(fileLabelOf('DOCX')).toBe(FileLabel.Word);
    expect(fileLabelOf('.xls')).toBe(FileLabel.Excel);
    expect(fileLabelOf('zip')).toBe(FileLabel.Generic);
    expect(fileLabelOf('')).toBe(FileLabel.Generic);
  });
});
