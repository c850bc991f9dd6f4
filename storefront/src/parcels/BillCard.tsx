import { money, moneyWithCode, size, weight } from '@longhaul/text/format.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { to } from '../links.ts'
import { PlanSaved } from '../shared/rewards/PlanSaved.tsx'
import type { ParcelPage } from './parcel.ts'

type Row = { name: string; estimated: string; actual: string }

/** The estimate and the actual cost, row by row, and where the difference went. */
export function BillCard({ parcel }: { parcel: ParcelPage }) {
  const text = parcelsText.detail
  const rows = [...measures(parcel), ...fees(parcel)]
  return (
    <Folded title={text.bill} sum={money(parcel.actual_fen ?? parcel.estimated_fen)}>
      <table className="num w-full border-t border-line text-sm whitespace-normal md:text-md">
        <caption className="sr-only">{text.bill}</caption>
        <thead className="bg-sunken text-sm text-ink-2">
          <tr>
            <Head name={text.what} first />
            <Head name={text.estimated} />
            <Head name={text.actual} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 ps-4 pe-2 text-start font-normal text-ink-2 md:ps-6">
                {row.name}
              </th>
              <td className="px-2 py-2 text-end">{row.estimated}</td>
              <td className="py-2 ps-2 pe-4 text-end md:pe-6">{row.actual}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr className="border-t border-dashed border-control">
            <th scope="row" className="py-3 ps-4 pe-2 text-start md:ps-6">
              {text.total}
            </th>
            <td className="px-2 py-3 text-end">{moneyWithCode(parcel.estimated_fen)}</td>
            <td className="py-3 ps-2 pe-4 text-end md:pe-6">
              {parcel.actual_fen === null ? '' : moneyWithCode(parcel.actual_fen)}
            </td>
          </tr>
        </tfoot>
      </table>
      <div className="grid gap-3 px-4 pt-2 pb-5 empty:hidden md:px-6">
        <Difference parcel={parcel} />
        <PlanSaved fen={parcel.plan_saved_fen} />
        {parcel.frozen_fen > 0 && (
          <p className="text-sm text-ink-2">{text.onHold(money(parcel.frozen_fen))}</p>
        )}
        {parcel.insured_fen > 0 && (
          <p className="text-sm text-ink-2">{text.insured(money(parcel.insured_fen))}</p>
        )}
      </div>
    </Folded>
  )
}

const Head = ({ name, first }: { name: string; first?: boolean }) => (
  <th
    scope="col"
    className={
      first
        ? 'py-2 ps-4 text-start font-medium md:ps-6'
        : 'px-2 py-2 text-end font-medium last:pe-4 md:last:pe-6'
    }
  >
    <span className={first ? 'sr-only' : undefined}>{name}</span>
  </th>
)

function Difference({ parcel }: { parcel: ParcelPage }) {
  const text = parcelsText.detail
  const { difference_fen: fen } = parcel
  if (fen === null) return null
  const link = parcel.shipped_at && fen !== 0 && <Link to={to.funds()}>{text.toStatement}</Link>
  if (fen === 0) return <Note tone="ok">{text.same}</Note>
  if (fen < 0)
    return (
      <Note tone="warn" action={link}>
        {text.owed(money(-fen))}
      </Note>
    )
  return (
    <Note tone="ok" action={link}>
      {parcel.shipped_at ? text.wentBack(money(fen)) : text.refundedSoFar(money(fen))}
    </Note>
  )
}

function measures(parcel: ParcelPage): Row[] {
  const text = parcelsText.detail
  const sizeOf = (mm: readonly number[] | null) => {
    const [a, b, c] = mm ?? []
    return a === undefined || b === undefined || c === undefined ? '' : size(a, b, c)
  }
  return [
    {
      name: text.weight,
      estimated: weight(parcel.estimated_grams),
      actual: parcel.actual_grams === null ? text.notYet : weight(parcel.actual_grams),
    },
    { name: text.size, estimated: sizeOf(parcel.estimated_size_mm), actual: sizeOf(parcel.actual_size_mm) },
  ]
}

/**
 * The rows of both bills by name, in the order of the estimate; a row that only one bill has shows a dash in
 * the other.
 */
function fees({ estimated_fees: estimated, actual_fees: actual }: ParcelPage): Row[] {
  const names = [...new Set([...estimated, ...(actual ?? [])].map((row) => row.name))]
  const feeOf = (rows: ParcelPage['estimated_fees'], name: string): string => {
    const found = rows.filter((row) => row.name === name)
    if (found.length === 0) return parcelsText.detail.notCharged
    return money(found.reduce((sum, row) => sum + row.fee_fen, 0))
  }
  return names.map((name) => ({
    name,
    estimated: feeOf(estimated, name),
    actual: actual ? feeOf(actual, name) : '',
  }))
}
