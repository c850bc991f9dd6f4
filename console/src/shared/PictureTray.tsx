import { picturesText } from '@longhaul/text/console/receive/pictures.ts'
import { devicesText } from '@longhaul/text/console/station/devices.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { FileButton } from '@longhaul/ui/button/FileButton.tsx'
import { IconButton } from '@longhaul/ui/button/IconButton.tsx'
import { Gallery } from '@longhaul/ui/gallery/Gallery.tsx'
import type { Photo } from '@longhaul/ui/gallery/photo.ts'
import Camera from 'lucide-react/icons/camera'
import ImagePlus from 'lucide-react/icons/image-plus'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Trash from 'lucide-react/icons/trash-2'
import { type DragEvent, type ReactNode, useState } from 'react'
import type { StoredFile, UploadKind } from '../upload.ts'
import { KeyHint } from './Key.tsx'
import { CameraView } from './station/camera/CameraView.tsx'
import { useCameraNow } from './station/camera/use-camera.ts'
import { useShutter } from './station/camera/use-shutter.ts'
import { giveCommand } from './station/commands.ts'
import { PICTURE_ACCEPT, type Sending, useUploads } from './use-uploads.ts'

/** The pictures of one subject, uploaded as `kind`: an `UploadTray` that manages its own uploads. */
export function PictureTray({
  kind,
  onStored,
  ...tray
}: Omit<TrayProps, 'uploads'> & { kind: UploadKind; onStored: (file: StoredFile) => unknown }) {
  return <UploadTray uploads={useUploads(kind, onStored)} {...tray} />
}

type TrayProps = {
  title: ReactNode
  uploads: ReturnType<typeof useUploads>
  pictures: readonly Photo[]
  left: number
  fullText?: string
  /** For a narrow column: takes the full height, with the buttons below the title. */
  filling?: boolean
  /** Whether the station's camera adds its next photo here, if there is room. */
  shoots?: boolean
}

/**
 * The pictures of one subject: stored ones, uploads with their progress, and the ways to add more: files
 * (chosen or dropped, several at once), a tablet's camera, and the station's camera. `left` is how many more
 * are allowed; at 0 the reason replaces the buttons.
 */
export function UploadTray({
  title,
  uploads,
  pictures,
  left,
  fullText,
  filling = false,
  shoots = false,
}: TrayProps) {
  const { sendings, waiting, add, retry, remove } = uploads
  const [over, setOver] = useState(false)
  const room = left - waiting
  useShutter(shoots && room > 0, (photo) => add([photo]))
  const take = (files: FileList | null) => add([...(files ?? [])].slice(0, Math.max(0, room)))
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isOver)
  }
  return (
    <section
      className={`grid gap-3 rounded-card border px-4 pt-3 pb-4 ${over ? 'border-primary bg-primary-tint' : 'bg-surface'} ${filling ? 'h-full content-start' : ''}`}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        take(event.dataTransfer.files)
      }}
    >
      <Head title={title} filling={filling}>
        {room > 0 ? (
          <Ways shoots={shoots} onFiles={take} />
        ) : (
          <span className="muted text-sm">{fullText ?? picturesText.full}</span>
        )}
      </Head>
      {shoots && room > 0 && <CameraView />}
      {pictures.length > 0 ? (
        <Gallery label={picturesText.taken} photos={pictures} show={10} size="small" />
      ) : (
        sendings.length === 0 && <p className="text-sm text-ink-3">{picturesText.none}</p>
      )}
      {sendings.length > 0 && (
        <ul className="grid gap-1">
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

function Head({ title, filling, children }: { title: ReactNode; filling: boolean; children: ReactNode }) {
  const layout = filling ? 'grid' : 'flex flex-wrap'
  return (
    <header className={`min-h-9 items-center justify-between gap-2 ${layout}`}>
      <h3>{title}</h3>
      {children}
    </header>
  )
}

/** The ways to add a picture: files, and the station's camera if it is on, else a tablet's. */
function Ways({ shoots, onFiles }: { shoots: boolean; onFiles: (files: FileList | null) => void }) {
  const isOn = useCameraNow().is === 'on' && shoots
  return (
    <div className="flex flex-wrap gap-2">
      {isOn ? (
        <Button size="small" icon={<Camera />} guardMs={0} onClick={() => giveCommand('PHOTO')}>
          {devicesText.camera.take} <KeyHint>F6</KeyHint>
        </Button>
      ) : (
        <FileButton size="small" icon={<Camera />} accept="image/*" capture onFiles={onFiles}>
          {picturesText.camera}
        </FileButton>
      )}
      <FileButton size="small" icon={<ImagePlus />} accept={PICTURE_ACCEPT} multiple onFiles={onFiles}>
        {picturesText.files}
      </FileButton>
    </div>
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
    <li className="grid min-h-9 grid-cols-[minmax(80px,1fr)_minmax(80px,1fr)_auto_auto] items-center gap-3 text-sm">
      <span className="truncate">{file.name}</span>
      {error ? (
        <>
          <span className="text-bad" role="alert">
            {error}
          </span>
          {canRetry && (
            <IconButton label={picturesText.retry(file.name)} icon={<RefreshCw />} onClick={onRetry} />
          )}
          <IconButton label={picturesText.remove(file.name)} icon={<Trash />} onClick={onRemove} />
        </>
      ) : (
        <>
          <progress
            className="h-1.5 w-full rounded-[3px] accent-primary"
            max={100}
            value={percent}
            aria-label={file.name}
          />
          <small role="status">{percent < 100 ? picturesText.percent(percent) : picturesText.storing}</small>
        </>
      )}
    </li>
  )
}
