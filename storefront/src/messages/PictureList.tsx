import { ATTACHMENTS_MAX } from '@longhaul/domain/conversations/limits.ts'
import { named } from '@longhaul/text/marks.ts'
import { conversationsText } from '@longhaul/text/storefront/messages/conversations.ts'
import { IconButton } from '@longhaul/ui/button/IconButton.tsx'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { acceptOf } from '@longhaul/ui/file-drop/check-file.ts'
import ImagePlus from 'lucide-react/icons/image-plus'
import X from 'lucide-react/icons/x'
import { type Chosen, PICTURE_RULE } from './use-pictures.ts'

/** Adds a picture: a button that opens the device's file dialog. */
export function AddPictures({ full, onFiles }: { full: boolean; onFiles: (files: Iterable<File>) => void }) {
  if (full) return <p className="text-sm text-ink-2">{conversationsText.picturesFull(ATTACHMENTS_MAX)}</p>
  return (
    <label {...buttonLook('assistWhite', 'normal')} title={conversationsText.pictureHint(ATTACHMENTS_MAX)}>
      <input
        type="file"
        className="sr-only"
        accept={acceptOf(PICTURE_RULE)}
        multiple
        onChange={({ target }) => {
          onFiles(target.files ?? [])
          // Reset, so that choosing the same file again fires a change event.
          target.value = ''
        }}
      />
      <span className="btn-face">
        <ImagePlus />
        {conversationsText.addPicture}
      </span>
    </label>
  )
}

/** The pictures of a message: stored, uploading, or refused with the reason. */
export function PictureList({
  pictures,
  onRemove,
}: {
  pictures: readonly Chosen[]
  onRemove: (key: number) => void
}) {
  if (pictures.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-3" aria-label={conversationsText.pictures}>
      {pictures.map((picture) => (
        <li key={picture.key} className="flex items-center gap-2 rounded-control border border-line ps-2">
          <Standing picture={picture} />
          <IconButton
            label={conversationsText.removePicture(picture.name)}
            icon={<X />}
            onClick={() => onRemove(picture.key)}
          />
        </li>
      ))}
    </ul>
  )
}

function Standing({ picture: { name, stored, failed } }: { picture: Chosen }) {
  if (stored) return <img className="my-2 size-12 rounded-control object-cover" src={stored.url} alt={name} />
  if (failed === null)
    return (
      <span className="text-sm" role="status">
        {conversationsText.uploading(name)}
      </span>
    )
  return (
    <span className="max-w-72 py-2 text-sm text-bad" role="alert">
      {named(conversationsText.uploadFailed(name), failed)}
    </span>
  )
}
