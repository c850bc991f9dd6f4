import { dialogText } from '@longhaul/text/ui.ts'
import { galleryText } from '@longhaul/text/ui/pictures.ts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { type KeyboardEvent, useEffect } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { useModal } from '../dialog/use-modal.ts'
import type { Photo } from './photo.ts'
import { useZoom, type Zoom } from './use-zoom.ts'

/**
 * Photos over the whole page; `at` is the index of the open photo, null when closed. Arrows, Home and End
 * move; + − 0 and pinching zoom; Escape closes. A zoomed photo scrolls, so touch, arrow keys and scroll bars
 * pan it. Adjacent photos are preloaded.
 */
export function Lightbox({
  label,
  photos,
  at,
  onMove,
  onClose,
}: {
  label: string
  photos: readonly Photo[]
  at: number | null
  onMove: (to: number) => void
  onClose: () => void
}) {
  const photo = at === null ? undefined : photos[at]
  const { ref, on } = useModal(photo !== undefined, onClose, (dialog) => dialog.querySelector('[data-close]'))
  const { stage, image, fingers, ...zoom } = useZoom(photo?.src)

  useEffect(() => {
    if (at === null) return
    for (const next of [photos[at + 1], photos[at - 1]]) if (next) new Image().src = next.src
  }, [at, photos])

  function press(event: KeyboardEvent) {
    if (at === null) return
    const act = {
      ArrowRight: () => (zoom.level > 1 ? zoom.pan(1, 0) : go(at + 1)),
      ArrowLeft: () => (zoom.level > 1 ? zoom.pan(-1, 0) : go(at - 1)),
      ArrowDown: () => zoom.pan(0, 1),
      ArrowUp: () => zoom.pan(0, -1),
      Home: () => go(0),
      End: () => go(photos.length - 1),
      '+': zoom.in,
      '=': zoom.in,
      '-': zoom.out,
      '0': zoom.reset,
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  function go(to: number) {
    if (to >= 0 && to < photos.length) onMove(to)
  }

  return (
    <dialog {...on} ref={ref} className="lightbox" aria-label={label} onKeyDown={press}>
      {photo && at !== null && (
        <>
          <div className="lightbox-bar">
            <p aria-live="polite">
              <b>{galleryText.photo(at + 1, photos.length)}</b> <span>{photo.caption}</span>
            </p>
            <ZoomButtons zoom={zoom} />
            <IconButton label={dialogText.close} icon={<X />} onClick={onClose} data-close="" />
          </div>
          <div className="lightbox-stage" ref={stage} {...fingers}>
            <img key={photo.src} ref={image} src={photo.src} alt={photo.caption} draggable={false} />
          </div>
          {photos.length > 1 && <Steps at={at} last={photos.length - 1} onGo={go} />}
        </>
      )}
    </dialog>
  )
}

const ZoomButtons = ({ zoom }: { zoom: Pick<Zoom, 'level' | 'isFull' | 'in' | 'out'> }) => (
  <>
    <IconButton
      label={galleryText.zoomOut}
      icon={<ZoomOut />}
      disabled={zoom.level === 1}
      onClick={zoom.out}
    />
    <IconButton label={galleryText.zoomIn} icon={<ZoomIn />} disabled={zoom.isFull} onClick={zoom.in} />
  </>
)

const Steps = ({ at, last, onGo }: { at: number; last: number; onGo: (to: number) => void }) => (
  <>
    <div className="lightbox-step" data-side="start">
      <IconButton
        label={galleryText.previousPhoto}
        icon={<ChevronLeft />}
        disabled={at === 0}
        onClick={() => onGo(at - 1)}
      />
    </div>
    <div className="lightbox-step" data-side="end">
      <IconButton
        label={galleryText.nextPhoto}
        icon={<ChevronRight />}
        disabled={at === last}
        onClick={() => onGo(at + 1)}
      />
    </div>
  </>
)
