import { date, money, moneyWithCode } from '@longhaul/text/format.ts'
import { customsText } from '@longhaul/text/storefront/parcels/customs.ts'
import { taxEstimateText as text } from '@longhaul/text/storefront/parcels/tax-estimate.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import type { ParcelPage } from './parcel.ts'

type Estimate = NonNullable<ParcelPage['tax_estimate']>

/** The customs estimate of the day the package was confirmed, kept unchanged with its date. */
export function TaxEstimateCard({ parcel }: { parcel: ParcelPage }) {
  const estimate = parcel.tax_estimate
  if (!estimate) return null
  const day = date(estimate.day)
  return (
    <Folded title={text.title} detail={text.tag} sum={estimate.known !== 'no' && money(estimate.door_fen)}>
      <section className="max-w-text pb-5" aria-label={text.title}>
        {estimate.known === 'no' && estimate.mode !== 'ddp' ? (
          <Note tone="warn">{text.unknown(parcel.country_name, day)}</Note>
        ) : (
          <div className="grid gap-4">
            <p className="text-sm text-ink-2">{text.lead(parcel.country_name, day)}</p>
            {estimate.rows.length > 0 && (
              <ul className="grid gap-3">
                {estimate.rows.map((row) => (
                  <Row key={`${row.kind}${row.note}`} row={row} />
                ))}
              </ul>
            )}
            <p className="tear num flex items-baseline justify-between gap-4 pt-3">
              <span>
                <b className="font-semibold">{text.total}</b>
                {estimate.known === 'partly' && estimate.mode !== 'ddp' && (
                  <span className="block text-sm text-ink-2">{customsText.partly}</span>
                )}
              </span>
              <b className="font-semibold">{moneyWithCode(estimate.door_fen)}</b>
            </p>
            <p className="text-sm text-ink-2">{whoPays(estimate)}</p>
          </div>
        )}
      </section>
    </Folded>
  )
}

function Row({ row }: { row: Estimate['rows'][number] }) {
  return (
    <li className="flex items-baseline justify-between gap-4">
      <span className="min-w-0">
        {customsText.kinds[row.kind]}
        <span className="block text-sm text-ink-2">{row.note}</span>
      </span>
      <span className="num flex-none text-end">
        {row.fee_fen === null ? (
          <span className="text-ink-2">{customsText.depends}</span>
        ) : row.included ? (
          <>
            <s className="text-ink-2">{money(row.fee_fen)}</s> {customsText.included}
          </>
        ) : (
          money(row.fee_fen)
        )}
      </span>
    </li>
  )
}

function whoPays({ mode, rows }: Estimate): string {
  if (mode === 'ddp') return customsText.includedText
  if (mode === 'ioss') return customsText.includedTax
  return rows.length === 0 ? text.nothing : text.notOurs
}
