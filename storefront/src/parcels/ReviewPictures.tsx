import { REVIEW_PICTURES_MAX } from '@longhaul/domain/parcels/receipt.ts'
import { CallError } from '@longhaul/contract/client.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { fileText } from '@longhaul/text/ui/pictures.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { IconButton } from '@longhaul/ui/button/IconButton.tsx'
import { FileDrop } from '@longhaul/ui/file-drop/FileDrop.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import Trash from 'lucide-react/icons/trash-2'
import { useEffect, useRef, useState } from 'react'
import { type StoredPicture, uploadPicture } from './upload-picture.ts'

type Upload = { file: File; percent: number; failed: string | null }

/** Up to six pictures, each uploaded as soon as it is chosen: those listed here are stored. */
export function ReviewPictures({
  pictures,
  onChange,
  onUploading,
}: {
  pictures: readonly StoredPicture[]
  onChange: (pictures: readonly StoredPicture[]) => void
  onUploading: (uploading: boolean) => void
}) {
  const text = parcelsText.review
  const { uploads, send, drop } = useUploads(pictures, onChange)
  const underWay = uploads.some((upload) => upload.failed === null)
  useEffect(() => onUploading(underWay), [underWay, onUploading])
  const room = REVIEW_PICTURES_MAX - pictures.length - uploads.length
  return (
    <div className="grid gap-3">
      {room > 0 ? (
        <FileDrop
          label={text.pictures}
          optional
          hint={text.picturesHint(REVIEW_PICTURES_MAX)}
          value={[]}
          max={room}
          onChange={(files) => files.forEach((file) => void send(file))}
        />
      ) : (
        <p className="text-sm text-ink-2">{text.picturesFull(REVIEW_PICTURES_MAX)}</p>
      )}
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={text.picturesList}>
          {pictures.map((picture, index) => (
            <li key={picture.id} className="relative">
              <img
                className="size-24 rounded-control bg-photo object-cover"
                src={picture.url}
                alt={text.picture(index + 1)}
              />
              <span className="absolute end-0 bottom-0 rounded-control bg-surface">
                <IconButton
                  label={text.removePicture(index + 1)}
                  icon={<Trash />}
                  onClick={() => onChange(pictures.filter((other) => other !== picture))}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {uploads.map((upload) => (
        <UploadRow
          key={`${upload.file.name}${upload.file.lastModified}`}
          upload={upload}
          onRetry={() => void send(upload.file)}
          onDrop={() => drop(upload.file)}
        />
      ))}
    </div>
  )
}

function UploadRow({ upload, onRetry, onDrop }: { upload: Upload; onRetry: () => void; onDrop: () => void }) {
  const text = parcelsText.review
  const { file, percent, failed } = upload
  if (failed !== null)
    return (
      <Note
        tone="bad"
        title={text.uploadFailed(file.name)}
        action={
          <span className="flex gap-2">
            <Button size="small" onClick={onRetry}>
              {text.retry}
            </Button>
            <IconButton label={fileText.removeFile(file.name)} icon={<Trash />} onClick={onDrop} />
          </span>
        }
      >
        {failed}
      </Note>
    )
  return (
    <div>
      <p className="flex justify-between gap-4 text-sm">
        <span className="truncate">{file.name}</span>
        <span className="num text-ink-2" role="status">
          {fileText.uploading(Math.round(percent))}
        </span>
      </p>
      <progress className="h-1 w-full accent-primary" max={100} value={percent} aria-label={file.name} />
    </div>
  )
}

/** The uploads in progress. They may finish in any order, and none may overwrite what another added. */
function useUploads(
  pictures: readonly StoredPicture[],
  onChange: (pictures: readonly StoredPicture[]) => void,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const latest = useRef(pictures)
  useEffect(() => {
    latest.current = pictures
  }, [pictures])

  const set = (file: File, change: Partial<Upload>) =>
    setUploads((all) => all.map((entry) => (entry.file === file ? { ...entry, ...change } : entry)))
  const drop = (file: File) => setUploads((all) => all.filter((entry) => entry.file !== file))

  async function send(file: File) {
    setUploads((all) => [...all.filter((entry) => entry.file !== file), { file, percent: 0, failed: null }])
    try {
      const stored = await uploadPicture(file, (percent) => set(file, { percent }))
      drop(file)
      latest.current = [...latest.current, stored]
      onChange(latest.current)
    } catch (error) {
      set(file, { failed: error instanceof CallError ? error.message : '' })
    }
  }
  return { uploads, send, drop }
}
