import { money, weight } from '@longhaul/text/format.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { returnFreightText } from '@longhaul/text/storefront/parcels/return-freight.ts'
import { payWayText } from '@longhaul/text/storefront/payment/pay-way.ts'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Countdown } from '@longhaul/ui/time/Countdown.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import type { ReactNode } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { Link } from '../shared/Link.tsx'
import { type ParcelCard, wordFor } from './parcel.ts'
import { ParcelActions } from './ParcelActions.tsx'
import { ParcelTag } from './ParcelTag.tsx'
import { wordsOf } from './pay-way-words.ts'
import { Thumbs } from './Thumbs.tsx'

/** One package of the list: what it is, what it weighs and costs, where it is, what to do next. */
export function PackageCard({ parcel }: { parcel: ParcelCard }) {
  const text = parcelsText.card
  return (
    <article className="card" aria-label={text.number(parcel.number)}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 md:px-6">
        <h2 className="flex items-center text-md tracking-normal">
          <Link to={to.parcel(parcel.id)} className="code">
            {parcel.number}
          </Link>
          <CopyButton text={parcel.number} what={text.numberWord} />
        </h2>
        <ParcelTag parcel={parcel} />
        <span className="ms-auto text-sm text-ink-2">
          {parcel.shipped_at ? text.shipped : text.created}{' '}
          <DateTime at={parcel.shipped_at ?? parcel.created_at} />
        </span>
      </header>
      <div className="grid gap-4 px-4 py-4 md:grid-cols-[auto_1fr] md:gap-6 md:px-6">
        <Thumbs images={parcel.images} count={parcel.item_count} />
        <div className="grid min-w-0 content-start gap-3">
          <Facts parcel={parcel} />
          <Latest parcel={parcel} />
        </div>
      </div>
      <footer className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3 md:px-6">
        {parcel.stage === 'pending_payment' && (
          <span className="me-auto flex flex-wrap items-center gap-x-2 text-sm">
            {text.payBy} <Countdown until={parcel.pay_by} soonDays={1} />
          </span>
        )}
        <div className="ms-auto flex flex-wrap justify-end gap-2">
          <ParcelActions parcel={parcel} small />
          <ButtonLink to={to.parcel(parcel.id)} size="small" aria-label={text.detailsOf(parcel.number)}>
            {text.details}
          </ButtonLink>
        </div>
      </footer>
    </article>
  )
}

function Facts({ parcel }: { parcel: ParcelCard }) {
  const text = parcelsText.card
  const { actual_grams: grams, actual_fen: fen } = parcel
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 lg:grid-cols-4">
      <Fact name={text.method}>
        {wordFor(parcelsText.options, parcel.option)}
        <span className="block text-sm font-normal text-ink-2">{parcel.country_name}</span>
      </Fact>
      <Fact name={grams === null ? text.estimatedWeight : text.weight}>
        <span className="num">{weight(grams ?? parcel.estimated_grams)}</span>
      </Fact>
      <Fact name={fen === null ? text.estimatedCost : text.cost}>
        <span className="num">{money(fen ?? parcel.estimated_fen)}</span>
      </Fact>
      <Fact name={text.tracking} wide>
        {parcel.tracking_number ? (
          <span className="-my-2 inline-flex items-center">
            <span className="code">{parcel.tracking_number}</span>
            <CopyButton text={parcel.tracking_number} what={text.trackingWord} />
          </span>
        ) : (
          <span className="text-ink-2">{text.noTracking}</span>
        )}
      </Fact>
    </dl>
  )
}

const Fact = ({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) => (
  <div className={wide ? 'col-span-2 min-w-0 lg:col-span-1' : 'min-w-0'}>
    <dt className="text-sm text-ink-2">{name}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
)

function Latest({ parcel }: { parcel: ParcelCard }) {
  const text = parcelsText.card
  const { latest_event: event, supplement } = parcel
  if (supplement)
    return (
      <Note tone="warn">
        {dueOf(parcel)(money(supplement.amount_fen))}{' '}
        {supplement.pay_by && <Countdown until={supplement.pay_by} />}
      </Note>
    )
  if (!event) return <p className="text-sm text-ink-2">{wordsOf(parcel).means}</p>
  return (
    <p className="text-sm">
      <span className="sr-only">{text.latest}: </span>
      <b className="font-medium">
        {event.milestone ? parcelsText.tracking[event.milestone] : event.description}
      </b>{' '}
      <span className="text-ink-2">
        {event.place && `${event.place} · `}
        <DateTime at={event.happened_at} />
      </span>
    </p>
  )
}

/** What an extra payment is for. */
function dueOf({ stage, pay_way: way }: ParcelCard): (amount: string) => string {
  if (stage === 'returned') return returnFreightText.card
  return way === 'exact' ? payWayText.cardDue : parcelsText.card.supplement
}
