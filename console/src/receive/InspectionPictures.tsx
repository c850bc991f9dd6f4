import { call } from '@longhaul/browser/calls/client.ts'
import { keyOf } from '@longhaul/browser/calls/use-call.ts'
import { picturesText } from '@longhaul/text/console/receive/pictures.ts'
import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { useQueryClient } from '@tanstack/react-query'
import { PictureTray } from '../shared/PictureTray.tsx'
import type { StockRow } from './stock-item.ts'

/** Beyond the ordered detail photos, as many free ones as the server takes. */
const FREE_MAX = 10

/** The two kinds of pictures: free inspection photos of everything, and the detail photos that were ordered. Each is the shopper's at once. */
export function InspectionPictures({ row }: { row: StockRow }) {
  const queries = useQueryClient()
  const free = row.photos.filter((photo) => photo.kind === 'free')
  const detail = row.photos.filter((photo) => photo.kind === 'detail')

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
      <PictureTray
        filling
        title={receiveText.freePictures}
        kind="inspection"
        pictures={free.map((photo, index) => ({ src: photo.url, caption: picturesText.picture(index + 1) }))}
        left={FREE_MAX - free.length}
        onStored={attach('free')}
      />
      {row.photo_shots > 0 && (
        <PictureTray
          filling
          title={receiveText.detailPictures(detail.length, row.photo_shots)}
          kind="inspection"
          pictures={detail.map((photo, index) => ({
            src: photo.url,
            caption: picturesText.detailPicture(index + 1),
          }))}
          left={row.photo_shots - detail.length}
          fullText={receiveText.detailFull}
          onStored={attach('detail')}
        />
      )}
    </div>
  )
}
