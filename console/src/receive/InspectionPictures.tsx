import { call } from '@longhaul/browser/calls/client.ts'
import { keyOf } from '@longhaul/browser/calls/use-call.ts'
import { captionsText } from '@longhaul/text/photos/captions.ts'
import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { useQueryClient } from '@tanstack/react-query'
import { UploadTray } from '../shared/PictureTray.tsx'
import { useUploads } from '../shared/use-uploads.ts'
import type { StockRow } from './stock-item.ts'

/** The number of free photos that the server accepts, besides the ordered detail photos. */
const FREE_MAX = 10

/**
 * The two kinds of pictures: free inspection photos of every item, and the detail photos that were ordered.
 * The shopper sees each one immediately. For an item taken off its shelf, only detail photos are taken.
 */
export function InspectionPictures({ row }: { row: StockRow }) {
  const queries = useQueryClient()
  const free = row.photos.filter((photo) => photo.kind === 'free')
  const detail = row.photos.filter((photo) => photo.kind === 'detail')
  const order = row.photo_order
  const [wanted, taken] = order ? [order.shots, order.taken] : [row.photo_shots, detail.length]

  const attach = (kind: 'free' | 'detail') => async (file: { id: string }) => {
    const params = { id: row.id }
    const next = await call('POST /staff/stock_items/{id}/photos', {
      params,
      body: { file_id: file.id, kind },
    })
    const queryKey = keyOf('GET /staff/stock_items/{id}', { params })
    // A response requested before the picture was stored must not arrive later and remove the picture from
    // the screen.
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, next)
  }

  const freeUploads = useUploads('inspection', attach('free'))
  const detailUploads = useUploads('inspection', attach('detail'))
  // The camera first takes one free photo, then the ordered ones, then more free ones; uploads in progress
  // count.
  const hasFree = free.length + freeUploads.waiting > 0
  const wantsDetail =
    ((order !== null && order !== undefined) || hasFree) && taken + detailUploads.waiting < wanted

  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,260px),1fr))] gap-4">
      {!order && (
        <UploadTray
          filling
          shoots={!wantsDetail}
          title={receiveText.freePictures}
          uploads={freeUploads}
          pictures={free.map(toPicture)}
          left={FREE_MAX - free.length}
        />
      )}
      {wanted > 0 && (
        <UploadTray
          filling
          shoots={wantsDetail}
          title={receiveText.detailPictures(taken, wanted)}
          uploads={detailUploads}
          pictures={detail.map(toPicture)}
          left={wanted - taken}
          fullText={receiveText.detailFull}
        />
      )}
    </div>
  )
}

const toPicture = (photo: StockRow['photos'][number], index: number) => ({
  src: photo.url,
  caption: captionsText.caption(photo, index + 1),
})
