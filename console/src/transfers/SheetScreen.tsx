import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { transfersText as words } from '@longhaul/text/console/transfers/transfers.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Barcode } from '@longhaul/ui/barcode/Barcode.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { to } from '../links.ts'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { Page } from '../shared/Page.tsx'
import type { Load } from './load.ts'
import { SHEET_CELL, SheetTable } from '../shared/SheetTable.tsx'

/** The manifest of a transfer on paper: what is in each box, with room to tick and to sign. */
export default function SheetScreen() {
  const [id] = useSearchParam('id')
  const load = useCall('GET /staff/transfer_loads/{id}', { params: { id } }, { enabled: id !== '' })
  return (
    <Page
      title={load.data ? words.one(load.data.number) : words.manifest}
      lead={
        load.data &&
        words.sheetLead(
          load.data.from_warehouse,
          load.data.to_warehouse,
          words.amount(load.data.things, load.data.pieces),
          load.data.boxes,
        )
      }
      actions={
        <>
          <Button type="primary" guardMs={0} onClick={() => window.print()}>
            {words.print}
          </Button>
          <Link to={to.transfers(id)} {...buttonLook()}>
            {load.data ? words.one(load.data.number) : words.title}
          </Link>
        </>
      }
    >
      <Loaded of={load}>{(of) => <Sheet load={of} />}</Loaded>
    </Page>
  )
}

function Sheet({ load }: { load: Load }) {
  const boxes = [...new Set(load.list.map(({ box }) => box))].toSorted((one, other) => one - other)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <p>{load.reason}</p>
          {load.waybill && <p>{words.waybillLine(load.waybill)}</p>}
        </div>
        <Barcode text={load.number} small />
      </div>
      {boxes.map((box) => (
        <Box key={box} box={box} of={boxes.length} list={load.list.filter((thing) => thing.box === box)} />
      ))}
      <div className="grid grid-cols-3 gap-6 pt-8 break-inside-avoid">
        {words.signatures.map((who) => (
          <p key={who} className="border-t border-ink pt-1 text-sm">
            {who}
          </p>
        ))}
      </div>
    </div>
  )
}

const piecesOf = (list: Load['list']): number => list.reduce((sum, { quantity }) => sum + quantity, 0)

const Box = ({ box, of, list }: { box: number; of: number; list: Load['list'] }) => (
  <section>
    <h2 className="mb-1 text-lg">
      {words.boxOf(box, of)} · {words.amount(list.length, piecesOf(list))}
    </h2>
    <SheetTable
      caption={words.boxOf(box, of)}
      heads={[words.what, words.label, words.pieces, words.fromShelf, words.shopper, words.checked]}
    >
      {list.map((thing) => (
        <tr key={thing.stock_item_id} className="break-inside-avoid">
          <td className={SHEET_CELL}>
            <GoodsCard size="s" goods={thing} />
          </td>
          <td className={`${SHEET_CELL} code text-sm`}>{thing.goods_number}</td>
          <td className={`${SHEET_CELL} num`}>{thing.quantity}</td>
          <td className={`${SHEET_CELL} code`}>{thing.from_shelf}</td>
          <td className={`${SHEET_CELL} code text-sm`}>{thing.shopper_code}</td>
          <td className={SHEET_CELL}>
            {thing.is === 'arrived' ? (
              thing.shelf
            ) : (
              <span className="block size-5 rounded-[2px] border-[1.5px] border-ink" aria-hidden="true" />
            )}
          </td>
        </tr>
      ))}
    </SheetTable>
  </section>
)
