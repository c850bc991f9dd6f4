import { call } from '@longhaul/browser/calls/client.ts'
import { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { searchText } from '@longhaul/text/storefront/goods/search.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { FileButton } from '@longhaul/ui/button/FileButton.tsx'
import { FileDrop } from '@longhaul/ui/file-drop/FileDrop.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import Camera from 'lucide-react/icons/camera'
import { useRef, useState } from 'react'
import { FoundCard } from './FoundCard.tsx'
import { Sources } from './Sources.tsx'

type Found = Reply<'POST /goods/search_by_picture'>

const say = searchText.picture
const KINDS = ['jpg', 'jpeg', 'png', 'webp', 'gif']

/** Finds goods by a picture that is chosen, dropped, pasted or taken. */
export function PictureSearch() {
  const search = usePictureSearch()
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid max-w-text grid-cols-1 gap-3">
        <FileDrop
          label={say.label}
          hint={say.hint}
          unmarked
          kinds={KINDS}
          maxMegabytes={20}
          takesPaste
          value={search.files}
          onChange={(files) => void search.start(files[0])}
          error={search.failed}
        />
        <p className="lg:hidden">
          <FileButton
            icon={<Camera />}
            accept="image/*"
            capture
            onFiles={(files) => void search.start(files?.[0])}
          >
            {say.camera}
          </FileButton>
        </p>
      </div>
      {search.isAsking && <Skeleton kind="rows" count={3} />}
      {search.found && (
        <>
          <Sources
            first={{ sources: search.found.sources, searched_as: null }}
            words=""
            isAsking={search.isAsking}
            onAgain={() => search.start(search.files[0])}
          />
          <AlikeGoods items={search.found.items} />
        </>
      )}
    </div>
  )
}

function AlikeGoods({ items }: Pick<Found, 'items'>) {
  if (items.length === 0) return <EmptyState title={say.none.title}>{say.none.text}</EmptyState>
  const groups = [
    { title: say.same, found: items.filter((item) => item.is_same) },
    { title: say.alike, found: items.filter((item) => !item.is_same) },
  ]
  return groups.map(
    ({ title, found }) =>
      found.length > 0 && (
        <section key={title}>
          <h2 className="mb-2 text-lg">{title}</h2>
          <ul className="grid grid-cols-1 gap-x-5 gap-y-6 md:grid-cols-3">
            {found.map((item) => (
              <FoundCard key={`${item.marketplace} ${item.item_id}`} item={item} />
            ))}
          </ul>
        </section>
      ),
  )
}

/** The picture, and what was found by it; a newer picture takes the place of one that is under way. */
function usePictureSearch() {
  const [files, setFiles] = useState<readonly File[]>([])
  const [found, setFound] = useState<Found>()
  const [failed, setFailed] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const latest = useRef(0)

  async function start(file: File | undefined) {
    const own = (latest.current += 1)
    setFiles(file ? [file] : [])
    setFound(undefined)
    setFailed(null)
    setAsking(file !== undefined)
    if (!file) return
    try {
      const reply = await call('POST /goods/search_by_picture', { body: await smallerPicture(file) })
      if (own === latest.current) setFound(reply)
    } catch (error) {
      if (own === latest.current)
        setFailed(error instanceof CallError && error.status !== 0 ? error.message : shellText.offline)
    } finally {
      if (own === latest.current) setAsking(false)
    }
  }
  return { files, found, failed, isAsking, start }
}

/** More pixels say nothing more about what a picture shows. */
const SIDE_MAX = 1_000
/** Smaller files are sent as they are. */
const BYTES_MAX = 500_000

/**
 * A picture small enough to be sent, because cameras make files of many megabytes. A file that the browser
 * cannot draw is sent as it is, and the server says what is wrong with it.
 */
async function smallerPicture(file: File): Promise<Blob> {
  if (file.size <= BYTES_MAX || typeof createImageBitmap !== 'function') return file
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
    return small ?? file
  } catch {
    return file
  }
}
