import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { shelfWithWarehouse } from '@longhaul/domain/warehouse/goods-signs.ts'
import { categoryName } from '@longhaul/text/console/shipping/categories.ts'
import { captionsText } from '@longhaul/text/photos/captions.ts'
import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { stockText } from '@longhaul/text/console/stock/stock.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { date, money, weight } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { Gallery } from '@longhaul/ui/gallery/Gallery.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Countdown } from '@longhaul/ui/time/Countdown.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { to } from '../links.ts'
import { type Fact, Facts } from '../shared/Facts.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { sizeOf } from './columns.tsx'
import { AssignBar } from '../shared/work/AssignBar.tsx'
import { StockActions } from './StockActions.tsx'
import { StoredFor } from './StoredFor.tsx'
import { type StockRow, workOf } from './stock-row.ts'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { RefundNote } from '../shared/RefundNote.tsx'

/** Everything about one item in the warehouse. */
export function StockSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const stock = useCall('GET /staff/stock_items/{id}', { params: { id } })
  return (
    <Sheet
      open
      title={stockText.detail}
      onClose={onClose}
      footer={
        stock.data?.stage === 'received' && (
          <Link to={to.receive(id)} {...buttonLook('primary')}>
            {stockText.inspect}
          </Link>
        )
      }
    >
      <Loaded of={stock}>{(row) => <Detail row={row} />}</Loaded>
    </Sheet>
  )
}

function Detail({ row }: { row: StockRow }) {
  const work = workOf(row.stage)
  return (
    <Stack>
      <GoodsCard size="l" goods={row} />
      {work && <AssignBar kind={work} id={row.id} />}
      <Troubles row={row} />
      <Photos row={row} />
      <Facts facts={[...factsOfArrival(row), ...factsOfStorage(row)]} />
      <StockActions row={row} />
    </Stack>
  )
}

/** Its problems, and what is in progress. */
function Troubles({ row }: { row: StockRow }) {
  return (
    <>
      <RefundNote row={row} />
      {row.photo_order && (
        <Note
          tone="info"
          title={stockText.photosWanted(row.photo_order.taken, row.photo_order.shots)}
          action={<Link to={to.photos(row.id)}>{stockText.toPhotos}</Link>}
        >
          {row.photo_order.remark}
        </Note>
      )}
      {row.moving && (
        <Note tone="info" title={stockText.movingTo(row.moving.to_warehouse)}>
          {row.moving.reason} · <DateTime at={row.moving.sent_at} />
        </Note>
      )}
      {row.disposal && (
        <Note
          tone="warn"
          title={
            row.disposal.disposed_at
              ? stockText.disposedOn(date(row.disposal.disposed_at))
              : stockText.underNotice(date(row.disposal.dispose_from))
          }
        >
          {row.disposal.reason}
        </Note>
      )}
    </>
  )
}

function Photos({ row }: { row: StockRow }) {
  if (row.photos.length === 0) return <p className="muted">{stockText.noPhotos}</p>
  return (
    <Gallery
      captioned
      label={stockText.photos}
      show={8}
      photos={row.photos.map((photo, index) => ({
        src: photo.url,
        caption: captionsText.caption(photo, index + 1),
      }))}
    />
  )
}

const factsOfArrival = (row: StockRow): readonly Fact[] => [
  { name: stockText.stage, value: consoleWords.itemStages[row.stage] ?? row.stage },
  { name: consoleWords.shopper, value: consoleWords.shopperOf(row.shopper_name, row.shopper_code) },
  {
    name: consoleWords.order,
    value: row.order_number ? <span className="code">{row.order_number}</span> : receiveText.forwarded,
  },
  { name: consoleWords.trackingNumber, value: <span className="code">{row.tracking_number}</span> },
  { name: consoleWords.weight, value: row.weight_grams === null ? '—' : weight(row.weight_grams) },
  { name: consoleWords.size, value: sizeOf(row) },
  {
    name: receiveText.category,
    value: row.category ? categoryName(row.category) : receiveText.ordinary,
  },
]

const factsOfStorage = (row: StockRow): readonly Fact[] => [
  {
    name: stockText.shelf,
    value: <b className="code">{shelfWithWarehouse(row.warehouse_id, row.shelf) || row.warehouse_id}</b>,
  },
  { name: stockText.received, value: <DateTime at={row.received_at} /> },
  (row.late_fee_fen ?? 0) > 0 && {
    name: stockText.lateFee,
    value: money(row.late_fee_fen ?? 0),
    mark: true,
  },
  row.stage === 'in_stock' && {
    name: stockText.reminded,
    value:
      row.reminded_days_left == null ? stockText.notReminded : stockText.remindedDays(row.reminded_days_left),
  },
  row.stocked_at !== null && {
    name: stockText.storage,
    value: (
      <>
        <StoredFor row={row} />{' '}
        {row.free_until && <Countdown until={row.free_until} only="date" over={stockText.over} />}
      </>
    ),
  },
]
