import { difference } from '@longhaul/domain/parcels/bill.ts'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { money, weight } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Gallery } from '@longhaul/ui/gallery/Gallery.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { picturesText } from '@longhaul/text/console/receive/pictures.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { to } from '../links.ts'
import { Line } from '../shared/layout/Line.tsx'
import { PrintDocuments } from '../shared/ParcelDocuments.tsx'
import { ReopenBox } from './ReopenBox.tsx'
import type { Parcel } from '../shared/parcel.ts'

/**
 * The effect of the real weight: estimated and actual price row by row, and what happens to the difference.
 */
export function Settlement({ parcel, onNext }: { parcel: Parcel; onNext: () => void }) {
  return (
    <>
      {parcel.actual_fen !== null && (
        <Verdict
          // A split package may have less on hold than was estimated; the amount due is then calculated from
          // what is on hold.
          estimatedFen={parcel.stage === 'supplement_due' ? parcel.frozen_fen : parcel.estimated_fen}
          actualFen={parcel.actual_fen}
        />
      )}
      {parcel.actual_fees && <Bills parcel={parcel} />}
      {parcel.photos.length > 0 && (
        <Gallery
          label={packingText.pictures}
          size="small"
          photos={parcel.photos.map((photo, index) => ({
            src: photo.url,
            caption: picturesText.picture(index + 1),
          }))}
        />
      )}
      <Line>
        <Button type="primary" guardMs={0} onClick={onNext}>
          {packingText.next}
        </Button>
        <ReopenBox parcel={parcel} />
        {parcel.stage === 'to_ship' && <PrintDocuments parcel={parcel} />}
        <Link to={to.dispatch(parcel.stage === 'to_ship' ? undefined : parcel.stage)} {...buttonLook()}>
          {packingText.toShipping}
        </Link>
      </Line>
    </>
  )
}

function Verdict({ estimatedFen, actualFen }: { estimatedFen: number; actualFen: number }) {
  const { refundedFen, owedFen } = difference(estimatedFen, actualFen)
  const words = packingText.verdict
  if (owedFen > 0)
    return (
      <Note tone="warn" title={words.owed(money(owedFen))}>
        {words.owedText}
      </Note>
    )
  if (refundedFen > 0)
    return (
      <Note tone="ok" title={words.back(money(refundedFen))}>
        {words.backText}
      </Note>
    )
  return <Note tone="ok" title={words.exact} />
}

const CELL = 'px-5 py-[7px]'
const RULE = 'border-t border-line/65'
const TOTAL = 'border-t border-dashed border-control font-semibold'

function Bills({ parcel }: { parcel: Parcel }) {
  const rows = compareBills(parcel.estimated_fees, parcel.actual_fees ?? [])
  return (
    <Card
      title={packingText.bills}
      flush
      aside={
        parcel.actual_grams !== null &&
        packingText.weights(weight(parcel.estimated_grams), weight(parcel.actual_grams))
      }
    >
      <table className="w-full border-collapse text-end">
        <caption className="sr-only">{packingText.bills}</caption>
        <thead className="bg-sunken text-sm text-ink-2">
          <tr>
            {[packingText.row, packingText.estimate, packingText.real, packingText.change].map((head) => (
              <th key={head} scope="col" className={`${CELL} ${RULE} font-medium first:text-start`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BillRow
              key={row.key}
              name={row.name}
              estimatedFen={row.estimatedFen}
              actualFen={row.actualFen}
            />
          ))}
        </tbody>
        <tfoot>
          <BillRow
            total
            name={packingText.total}
            estimatedFen={parcel.estimated_fen}
            actualFen={parcel.actual_fen ?? 0}
          />
        </tfoot>
      </table>
    </Card>
  )
}

/** A row of the two bills; changed amounts and the total are bold. */
function BillRow({
  name,
  estimatedFen,
  actualFen,
  total = false,
}: {
  name: string
  estimatedFen: number
  actualFen: number
  total?: boolean
}) {
  const look = `${CELL} ${total ? TOTAL : RULE}`
  return (
    <tr>
      <th scope="row" className={`${look} text-start ${total ? '' : 'font-normal'}`}>
        {name}
      </th>
      <td className={look}>{money(estimatedFen)}</td>
      <td className={look}>{money(actualFen)}</td>
      <td className={`${look} ${estimatedFen === actualFen ? '' : 'font-semibold'}`}>
        {signed(actualFen - estimatedFen)}
      </td>
    </tr>
  )
}

const signed = (fen: number): string => (fen === 0 ? '—' : fen > 0 ? `+${money(fen)}` : money(fen))

type Fee = Reply<'GET /staff/parcels/{id}'>['estimated_fees'][number]

type BillPair = { key: string; name: string; estimatedFen: number; actualFen: number }

/** Two bills side by side, row by row; a row that only one of them has costs nothing in the other. */
export function compareBills(estimated: readonly Fee[], actual: readonly Fee[]): BillPair[] {
  const pairs = new Map<string, BillPair>()
  const add = (fee: Fee, part: 'estimatedFen' | 'actualFen') => {
    const key = `${fee.kind} ${fee.name}`
    const pair = pairs.get(key) ?? { key, name: fee.name, estimatedFen: 0, actualFen: 0 }
    pairs.set(key, { ...pair, [part]: pair[part] + fee.fee_fen })
  }
  for (const fee of estimated) add(fee, 'estimatedFen')
  for (const fee of actual) add(fee, 'actualFen')
  return [...pairs.values()]
}
