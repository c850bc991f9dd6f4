import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { Thumb } from '../shared/Thumb.tsx'
import { InspectionForm } from './InspectionForm.tsx'
import { InspectionPictures } from './InspectionPictures.tsx'
import type { StockRow } from './stock-item.ts'

/** One arrived thing on the bench: what it should be, what the shopper paid to see, then weight, size, pictures, shelf or problem. */
export function InspectionPanel({ id, onDone }: { id: string; onDone: () => void }) {
  const stock = useCall('GET /staff/stock_items/{id}', { params: { id } })
  return (
    <Loaded of={stock} skeleton={<Skeleton kind="card" />}>
      {(row) => (
        <article className="inspection" aria-label={row.title}>
          <Subject row={row} />
          {row.photo_shots > 0 && row.stage === 'received' && <PhotoWish row={row} />}
          {row.stage === 'received' ? (
            <>
              <InspectionPictures row={row} />
              <InspectionForm row={row} onDone={onDone} />
            </>
          ) : (
            <Note tone={row.stage === 'abnormal' ? 'warn' : 'ok'} title={consoleWords.itemStages[row.stage]}>
              {row.shelf ? receiveText.onShelf(row.shelf) : receiveText.alreadyDone}
            </Note>
          )}
        </article>
      )}
    </Loaded>
  )
}

export function Subject({ row }: { row: StockRow }) {
  return (
    <div className="subject">
      <Thumb src={row.image} size="large" />
      <div className="subject-words">
        <h2 lang="zh-Hans">{row.title}</h2>
        <p className="inspection-what">
          {row.options_text && <b lang="zh-Hans">{row.options_text}</b>}{' '}
          <b>{consoleWords.quantity(row.quantity)}</b>
        </p>
        <p className="line muted">
          <span className="code">{row.tracking_number}</span>
          {row.order_number ? (
            <span className="code">{row.order_number}</span>
          ) : (
            <span>{receiveText.forwarded}</span>
          )}
          <span>{consoleWords.shopperOf(row.shopper_name, row.shopper_code)}</span>
          <span>{row.warehouse_id}</span>
        </p>
      </div>
    </div>
  )
}

/** What the shopper paid to see stands in front of the bench, with how much of it is taken. */
export function PhotoWish({ row }: { row: StockRow }) {
  const taken = row.photos.filter((photo) => photo.kind === 'detail').length
  const done = taken >= row.photo_shots
  return (
    <div className="wish" data-done={done ? '' : undefined}>
      <StatusTag kind={done ? 'done' : 'attention'}>{receiveText.wish(taken, row.photo_shots)}</StatusTag>
      <p>{row.photo_remark || receiveText.noWishText}</p>
    </div>
  )
}
