import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { pickingText } from '@longhaul/text/console/picking/picking.ts'
import { goodsCardText } from '@longhaul/text/console/station/goods-card.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Barcode } from '@longhaul/ui/barcode/Barcode.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { to } from '../links.ts'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { Page } from '../shared/Page.tsx'
import { type Thing, type Wave, countPieces } from './wave.ts'
import { SHEET_CELL, SheetTable } from '../shared/SheetTable.tsx'

const words = pickingText.sheet

/** A wave on paper, for a picker without a hand-held: one line for each thing, in the order of the walk. */
export default function SheetScreen() {
  const [id] = useSearchParam('wave')
  const wave = useCall('GET /staff/pick_waves/{id}', { params: { id } }, { enabled: id !== '' })
  return (
    <Page
      title={wave.data ? words.title(wave.data.number, wave.data.warehouse_id) : pickingText.waves.sheet}
      lead={wave.data && leadOf(wave.data)}
      actions={
        <>
          <Button type="primary" guardMs={0} onClick={() => window.print()}>
            {words.print}
          </Button>
          <Link to={to.pickWaves()} {...buttonLook()}>
            {words.back}
          </Link>
        </>
      }
    >
      <Loaded of={wave}>{(of) => <Sheet wave={of} />}</Loaded>
    </Page>
  )
}

const leadOf = (wave: Wave): string => {
  const here = wave.parcels.filter(({ left }) => !left)
  return words.lead(wave.cart, here.length, countPieces(wave).pieces)
}

function Sheet({ wave }: { wave: Wave }) {
  return (
    <div className="grid gap-3">
      <p>
        {words.bins}{' '}
        {wave.parcels
          .filter(({ left }) => !left)
          .map((parcel) => (
            <span key={parcel.parcel_id} className="me-4 inline-block whitespace-nowrap">
              <b>{pickingText.binList(parcel.bins)}</b> <span className="code">{parcel.number}</span>{' '}
              {parcel.country_name}
            </span>
          ))}
      </p>
      <SheetTable
        caption={pickingText.wave(wave.number)}
        heads={[words.shelf, words.what, words.label, words.pieces, words.bin, words.fetched]}
      >
        {wave.items.map((thing) => (
          <Row key={thing.stock_item_id} thing={thing} />
        ))}
      </SheetTable>
      <p className="text-sm text-ink-2">{words.foot}</p>
    </div>
  )
}

function Row({ thing }: { thing: Thing }) {
  const number = thing.labelled_pieces > 0 ? thing.goods_number : thing.tracking_number
  return (
    <tr className="break-inside-avoid">
      <th scope="row" className={`${SHEET_CELL} code text-xl whitespace-nowrap`}>
        {thing.shelf || pickingText.hand.noShelf}
      </th>
      <td className={SHEET_CELL}>
        <GoodsCard size="s" goods={thing} />
        {thing.remarks.map(({ of, text }) => (
          // On paper nothing can be hovered over.
          <p key={of} className="ms-[46px] hidden text-sm print:block">
            {goodsCardText.remarks[of]} · {text}
          </p>
        ))}
      </td>
      <td className={SHEET_CELL}>
        <Barcode text={number} small />
        <span className="code block text-sm">{number}</span>
      </td>
      <td className={`${SHEET_CELL} num`}>{thing.quantity}</td>
      <td className={SHEET_CELL}>
        <b className="num grid size-10 place-items-center border-2 border-ink text-lg">{thing.bin}</b>
      </td>
      <td className={SHEET_CELL}>
        {thing.picked_pieces >= thing.quantity ? (
          pickingText.hand.inBin(thing.bin)
        ) : (
          <span className="block size-5 rounded-[2px] border-[1.5px] border-ink" aria-hidden="true" />
        )}
      </td>
    </tr>
  )
}
