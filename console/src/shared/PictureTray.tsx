import { picturesText } from '@longhaul/text/console/receive/pictures.ts'
import { IconButton } from '@longhaul/ui/button/IconButton.tsx'
import { Gallery } from '@longhaul/ui/gallery/Gallery.tsx'
import type { Photo } from '@longhaul/ui/gallery/photo.ts'
import Camera from 'lucide-react/icons/camera'
import ImagePlus from 'lucide-react/icons/image-plus'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Trash from 'lucide-react/icons/trash-2'
import { type ChangeEvent, type DragEvent, type ReactNode, useState } from 'react'
import type { StoredFile, UploadKind } from '../upload.ts'
import { PICTURE_ACCEPT, type Sending, useUploads } from './use-uploads.ts'

/**
 * Pictures of one thing: those that are there, those on their way with their progress, and two ways to add: files (chosen or dropped, several
 * at once) and the camera of a tablet. `left` is how many more may come; 0 takes the ways away and says why.
 */
export function PictureTray({
  title,
  kind,
  pictures,
  left,
  fullText,
  onStored,
}: {
  title: ReactNode
  kind: UploadKind
  pictures: readonly Photo[]
  left: number
  fullText?: string
  onStored: (file: StoredFile) => unknown
}) {
  const { sendings, add, retry, remove } = useUploads(kind, onStored)
  const [over, setOver] = useState(false)
  const waiting = sendings.filter((sending) => sending.error === null).length
  const room = left - waiting
  const take = (files: FileList | null) => add([...(files ?? [])].slice(0, Math.max(0, room)))
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isOver)
  }
  return (
    <section
      className="tray"
      data-over={over ? '' : undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        take(event.dataTransfer.files)
      }}
    >
      <header className="tray-head">
        <h3>{title}</h3>
        {room > 0 ? (
          <div className="tray-ways">
            <Way label={picturesText.camera} icon={<Camera />} capture onFiles={take} />
            <Way label={picturesText.files} icon={<ImagePlus />} onFiles={take} />
          </div>
        ) : (
          <span className="muted text-sm">{fullText ?? picturesText.full}</span>
        )}
      </header>
      {pictures.length > 0 ? (
        <Gallery label={picturesText.taken} photos={pictures} show={10} size="small" />
      ) : (
        sendings.length === 0 && <p className="tray-none">{picturesText.none}</p>
      )}
      {sendings.length > 0 && (
        <ul className="sendings">
          {sendings.map((sending) => (
            <SendingRow
              key={sending.key}
              sending={sending}
              onRetry={() => retry(sending)}
              onRemove={() => remove(sending.key)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

/** One way to a picture. With `capture` a tablet opens its camera; a desktop its file dialog. */
function Way({
  label,
  icon,
  capture,
  onFiles,
}: {
  label: string
  icon: ReactNode
  capture?: boolean
  onFiles: (files: FileList | null) => void
}) {
  return (
    <label className="btn tray-way" data-type="assistWhite" data-size="small">
      <input
        type="file"
        className="sr-only"
        accept={capture ? 'image/*' : PICTURE_ACCEPT}
        multiple={!capture}
        {...(capture ? { capture: 'environment' as const } : {})}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onFiles(event.target.files)
          // The same file again must count as a choice.
          event.target.value = ''
        }}
      />
      <span className="btn-face">
        {icon}
        {label}
      </span>
    </label>
  )
}

function SendingRow({
  sending,
  onRetry,
  onRemove,
}: {
  sending: Sending
  onRetry: () => void
  onRemove: () => void
}) {
  const { file, percent, error, canRetry } = sending
  return (
    <li className="sending" data-bad={error ? '' : undefined}>
      <span className="sending-name">{file.name}</span>
      {error ? (
        <>
          <span className="sending-error" role="alert">
            {error}
          </span>
          {canRetry && (
            <IconButton label={picturesText.retry(file.name)} icon={<RefreshCw />} onClick={onRetry} />
          )}
          <IconButton label={picturesText.remove(file.name)} icon={<Trash />} onClick={onRemove} />
        </>
      ) : (
        <>
          <progress max={100} value={percent} aria-label={file.name} />
          <small role="status">{percent < 100 ? picturesText.percent(percent) : picturesText.storing}</small>
        </>
      )}
    </li>
  )
}
