import { fullName } from '@longhaul/domain/addresses/address-lines.ts'
import { date, money } from '@longhaul/text/format.ts'
import { parcelPageText as text } from '@longhaul/text/storefront/parcels/parcel-page.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { Barcode } from '@longhaul/ui/barcode/Barcode.tsx'
import { TrackedNumber } from '@longhaul/ui/barcode/TrackedNumber.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { PaidSeal } from '@longhaul/ui/stamp/PaidSeal.tsx'
import { WeightStamp } from '@longhaul/ui/stamp/WeightStamp.tsx'
import { TearLine } from '@longhaul/ui/ticket/TearLine.tsx'
import { Ticket, TicketPart } from '@longhaul/ui/ticket/Ticket.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { NamedFact } from '../shared/NamedFact.tsx'
import { useConverted } from '../shared/use-converted.ts'
import { ParcelTag } from '../shared/ParcelTag.tsx'
import { type ParcelCard, type ParcelPage, paidAt, wordFor } from './parcel.ts'

/** The package's ticket: its contents, origin, destination and weight, with the cost below the tear. */
export function ParcelTicket({ parcel }: { parcel: ParcelPage }) {
  return (
    <Ticket label={text.ticket(parcel.number)} layout="row" bleeds>
      <TicketPart>
        <Head parcel={parcel} />
        <FromTo parcel={parcel} />
        <Facts parcel={parcel} />
      </TicketPart>
      <TearLine />
      <TicketPart stub>
        <Cost parcel={parcel} />
      </TicketPart>
    </Ticket>
  )
}

function Head({ parcel }: { parcel: ParcelPage }) {
  const packedAt = parcel.history.find((entry) => PACKED.has(entry.step))?.created_at
  const method = wordFor(parcelsText.options, parcel.option)
  return (
    <div className="flex items-start justify-between gap-2 md:gap-4">
      <div className="min-w-0">
        <p className="mb-1 text-sm text-ink-2">
          {text.kind(method, parcelsText.items(parcel.contents.length))}
        </p>
        <span className="block lg:hidden">
          <Barcode text={parcel.number} small />
        </span>
        <span className="block max-lg:hidden">
          <Barcode text={parcel.number} />
        </span>
        <TrackedNumber number={parcel.number} what={parcelsText.card.numberWord} />
        <p className="mt-1">
          <ParcelTag parcel={parcel} />
        </p>
      </div>
      {parcel.actual_grams !== null && packedAt && (
        <WeightStamp grams={parcel.actual_grams} place={parcel.warehouse_name} at={packedAt} />
      )}
    </div>
  )
}

const PACKED: ReadonlySet<string> = new Set(['finish_packing', 'require_supplement'])

const PLACE = 'block text-2xl leading-tight font-semibold md:text-3xl'

/** Origin and destination, each with its place below; screen readers read them in that order too. */
function FromTo({ parcel }: { parcel: ParcelPage }) {
  const { address } = parcel
  return (
    <div className="mt-4 flex items-end gap-4">
      <p>
        <span className="text-sm text-ink-2">{text.from}</span>{' '}
        <b className={PLACE}>{parcel.warehouse_name}</b>
      </p>
      <span className="mb-2 flex-1 border-b-4 border-dotted border-control" aria-hidden="true" />
      <p className="text-end">
        <span className="text-sm text-ink-2">{text.to(fullName(address))}</span>{' '}
        <b className={PLACE}>{address.city}</b>
      </p>
    </div>
  )
}

function Facts({ parcel }: { parcel: ParcelPage }) {
  const { card } = parcelsText
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 border-t border-line pt-3 text-sm lg:grid-cols-[auto_auto_1fr] lg:gap-x-8">
      <NamedFact name={card.method}>{parcel.line_name}</NamedFact>
      <SentFacts parcel={parcel} />
    </dl>
  )
}

/**
 * The tracking number and the hand-over date; before the hand-over, the date on which the package was
 * created.
 */
function SentFacts({
  parcel: { tracking_number: number, shipped_at: shippedAt, created_at: createdAt },
}: {
  parcel: Pick<ParcelCard, 'tracking_number' | 'shipped_at' | 'created_at'>
}) {
  const { card } = parcelsText
  return (
    <>
      <NamedFact name={card.tracking}>
        {number ? (
          <span className="-my-2 inline-flex items-center">
            <span className="code">{number}</span>
            <CopyButton text={number} what={card.trackingWord} />
          </span>
        ) : (
          <span className="text-ink-2">{card.noTracking}</span>
        )}
      </NamedFact>
      <NamedFact name={shippedAt ? card.shipped : card.created}>
        <DateTime at={shippedAt ?? createdAt} />
      </NamedFact>
    </>
  )
}

/** The logistics cost, whether it is paid, and the earlier cost of the goods. */
function Cost({ parcel }: { parcel: ParcelPage }) {
  const { card } = parcelsText
  const approx = useConverted()
  const fen = parcel.actual_fen ?? parcel.estimated_fen
  const goodsFen = parcel.contents.reduce((sum, content) => sum + content.cost_fen, 0)
  const paid = isOver(parcel) ? null : paidAt(parcel)
  const restFen = parcel.stage === 'supplement_due' ? (parcel.supplement?.amount_fen ?? 0) : 0
  return (
    <div className="grid gap-3 md:w-48 lg:w-60">
      <div className="flex items-start justify-between gap-3">
        <div className="num">
          <p className="text-sm text-ink-2">{parcel.actual_fen === null ? card.estimatedCost : card.cost}</p>
          <p className="text-xl font-semibold">{money(fen)}</p>
          <p className="text-sm text-ink-2">{approx.payment(fen)}</p>
          <p className="text-sm text-ink-2">{paid ? text.paidOn(date(paid)) : text.notPaid}</p>
          {paid && restFen > 0 && (
            <p className="text-sm font-medium text-warn">{text.butFor(money(restFen))}</p>
          )}
        </div>
        {paid && restFen === 0 && <PaidSeal at={paid} />}
      </div>
      <dl className="num grid gap-1 border-t border-line pt-3 text-sm max-sm:hidden">
        <Sum name={text.goods} fen={goodsFen} />
        <Sum name={text.together} fen={goodsFen + fen} strong />
      </dl>
    </div>
  )
}

const Sum = ({ name, fen, strong }: { name: string; fen: number; strong?: boolean }) => (
  <div className={`flex justify-between gap-4 ${strong ? 'font-semibold' : ''}`}>
    <dt>{name}</dt>
    <dd>{money(fen)}</dd>
  </div>
)

/** Cancelled before shipping: the payment was refunded. */
const isOver = ({ stage }: ParcelPage): boolean => stage === 'cancelled'
