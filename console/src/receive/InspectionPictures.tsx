import { call } from '@longhaul/browser/calls/client.ts'
import { keyOf } from '@longhaul/browser/calls/use-call.ts'
import { captionsText } from '@longhaul/text/photos/captions.ts'
import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { useQueryClient } from '@tanstack/react-query'
import { PictureTray } from '../shared/PictureTray.tsx'
import type { StockRow } from './stock-item.ts'

/** Beyond the ordered detail photos, as many free ones as the server takes. */
const FREE_MAX = 10

/**
 * The two kinds of pictures: free inspection photos of everything, and the detail photos that were ordered. Each is the shopper's at once. Of what was
 * taken off its shelf only the detail photos are taken.
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
    // What was asked for before the picture was stored must not arrive after it and take it off the bench.
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, next)
  }

  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,260px),1fr))] gap-4">
      {!order && (
        <PictureTray
          filling
          title={receiveText.freePictures}
          kind="inspection"
          pictures={free.map(toPicture)}
          left={FREE_MAX - free.length}
          onStored={attach('free')}
        />
      )}
      {wanted > 0 && (
        <PictureTray
          filling
          title={receiveText.detailPictures(taken, wanted)}
          kind="inspection"
          pictures={detail.map(toPicture)}
          left={wanted - taken}
          fullText={receiveText.detailFull}
          onStored={attach('detail')}
        />
      )}
    </div>
  )
}

const toPicture = (photo: StockRow['photos'][number], index: number) => ({
  src: photo.url,
  caption: captionsText.caption(photo, index + 1),
})
