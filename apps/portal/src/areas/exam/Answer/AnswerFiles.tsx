import { UploadKind } from '@stoa/domain';
import type { FilesOf } from '@stoa/pages/exam/ExamPage';
import { Stack } from '@stoa/ui/Stack';
import { Tag } from '@stoa/ui/Tag';
import { useState } from 'react';
import { FileUploader } from '../../../uploads/FileUploader.tsx';
import type { Attempt } from '../attempt/attempt.ts';
import type { Given } from '../attempt/model/answers.ts';

type File = Given['files'][number];

/** The largest number of files that an answer may have. */
const most = 9;

interface AnswerFilesProps extends FilesOf {
  attempt: Attempt;
  label: string;
}

/** The files of a short answer: a list of those already uploaded, and an uploader for more. */
export default function AnswerFiles({ questionId, locked, attempt, label }: AnswerFilesProps) {
  const given = (): Given | undefined => {
    const stage = attempt.stage.get();
    return stage.at === 'open' ? stage.sheet.answers.get(questionId) : undefined;
  };
  // Lists the files of an earlier visit only; the uploader lists those of this visit itself.
  const [before, setBefore] = useState<readonly File[]>(() => given()?.files ?? []);
  const [uploaded, setUploaded] = useState<readonly File[]>([]);
  const change = (kept: readonly File[], added: readonly File[]) => {
    const files = [...kept, ...added];
    const now = given();
    const isSame =
      (now?.files ?? []).map(({ fileId }) => fileId).join() === files.map(({ fileId }) => fileId).join();
    if (!isSame) attempt.tell({ type: 'answered', questionId, values: now?.values ?? [], files });
  };
  return (
    <Stack gap={3}>
      {before.length > 0 && (
        <div>
          {before.map((file) => (
            <Tag
              key={file.fileId}
              {...(!locked && {
                onRemove: () => {
                  const kept = before.filter(({ fileId }) => fileId !== file.fileId);
                  setBefore(kept);
                  change(kept, uploaded);
                },
              })}
            >
              {file.name}
            </Tag>
          ))}
        </div>
      )}
      {locked ? (
        uploaded.map((file) => <Tag key={file.fileId}>{file.name}</Tag>)
      ) : (
        <FileUploader
          kind={UploadKind.Attachment}
          scene="answer"
          max={most - before.length}
          label={label}
          onChange={(results) => {
            const added = results.flatMap((result) => (result.kind === 'file' ? [result.file] : []));
            setUploaded(added);
            change(before, added);
          }}
        />
      )}
    </Stack>
  );
}
