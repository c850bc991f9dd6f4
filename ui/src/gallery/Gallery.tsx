import { galleryText } from '@longhaul/text/ui/pictures.ts'
import { useState } from 'react'
import { Lightbox } from './Lightbox.tsx'
import type { Photo } from './photo.ts'

/**
 * Inspection photos in a row; each opens the lightbox. No pagination dots, because photos out of sight are
 * not looked at. With more than `show` photos, the last visible one says how many more there are.
 */
export function Gallery({
  label,
  photos,
  show = 5,
  size = 'normal',
  captioned = false,
}: {
  label: string
  photos: readonly Photo[]
  show?: number | undefined
  size?: 'small' | 'normal' | undefined
  /** Shows captions below the photos. */
  captioned?: boolean | undefined
}) {
  const [open, setOpen] = useState<number | null>(null)
  const shown = photos.slice(0, show)
  const hidden = photos.length - shown.length
  return (
    <>
      <ul className="gallery" data-size={size} data-many={shown.length > 6 || undefined} aria-label={label}>
        {shown.map((photo, index) => {
          const isLast = hidden > 0 && index === shown.length - 1
          return (
            <li key={photo.src}>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={
                  isLast ? galleryText.showAllPhotos(photos.length) : galleryText.openPhoto(photo.caption)
                }
                onClick={() => setOpen(index)}
              >
                <img src={photo.thumb ?? photo.src} alt="" loading="lazy" decoding="async" />
                {isLast && <span className="gallery-more">{galleryText.morePhotos(hidden + 1)}</span>}
              </button>
              {captioned && !isLast && (
                <p className="mt-1 text-xs text-ink-2" aria-hidden="true">
                  {photo.caption}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      <Lightbox label={label} photos={photos} at={open} onMove={setOpen} onClose={() => setOpen(null)} />
    </>
  )
}
