import { money, weight } from '@longhaul/text/format.ts'
import { named } from '@longhaul/text/marks.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { wayText } from '@longhaul/text/storefront/parcels/way.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { stepButton } from '@longhaul/ui/next-step/kinds.ts'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { Deadline } from '@longhaul/ui/time/Deadline.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { receiveParcel } from '../shared/receive-parcel.ts'
import { wordsOf as stepWords } from '../shared/step-words.ts'
import { wordsOf } from '../shared/parcel-state.ts'
import { ParcelTag } from '../shared/ParcelTag.tsx'
import { CancelParcel } from './CancelParcel.tsx'
import { type ParcelCard, wordFor } from './parcel.ts'
import { titleOf } from './pay-way-words.ts'

/** One package in the list: its contents, where it is, its weight and cost, and the single next step. */
export function PackageRow({ parcel }: { parcel: ParcelCard }) {
  return (
    <article
      className="grid gap-x-5 gap-y-3 px-4 py-4 md:grid-cols-[12rem_minmax(0,1fr)_auto] md:px-5"
      aria-label={parcel.name}
    >
      <Pictures parcel={parcel} />
      <div className="grid min-w-0 content-start gap-1.5">
        {parcel.next?.waits && parcel.next.by && (
          <p className="text-sm">
            <Deadline until={parcel.next.by} />
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-3">
          <h3 className="text-lg">
            <Link to={to.parcel(parcel.id)} className="text-ink no-underline hover:underline">
              {parcel.name}
            </Link>
          </h3>
          <ParcelTag parcel={parcel} />
        </div>
        <Latest parcel={parcel} />
        <Facts parcel={parcel} />
      </div>
      <Step parcel={parcel} />
    </article>
  )
}

/** The number of pictures of its contents in a row. */
const PICTURES = 4

function Pictures({ parcel }: { parcel: ParcelCard }) {
  return (
    <div className="flex flex-wrap items-end gap-x-3 md:block">
      <div className="flex gap-1 md:grid md:w-max md:grid-cols-2" aria-hidden="true">
        {(parcel.images.length > 0 ? parcel.images.slice(0, PICTURES) : [null]).map((image, at) => (
          <GoodsPicture key={image ?? at} src={image} size={parcel.images.length > 2 ? 72 : 88} />
        ))}
      </div>
      <p className="num mt-1 text-sm text-ink-2">{parcelsText.card.contents(parcel.item_count)}</p>
    </div>
  )
}

function Facts({ parcel }: { parcel: ParcelCard }) {
  const text = parcelsText.card
  const { actual_grams: grams, actual_fen: fen } = parcel
  return (
    <p className="num flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
      <span>{wordFor(parcelsText.options, parcel.option)}</span>·
      <span title={grams === null ? text.estimatedWeight : text.weight}>
        {grams === null && '≈ '}
        {weight(grams ?? parcel.estimated_grams)}
      </span>
      ·
      <span title={fen === null ? text.estimatedCost : text.cost}>
        {fen === null && '≈ '}
        {money(fen ?? parcel.estimated_fen)}
      </span>
      ·<span>{parcel.country_name}</span>·
      <span className="inline-flex items-center">
        <span className="code">{parcel.number}</span>
        <CopyButton text={parcel.number} what={text.numberWord} />
      </span>
    </p>
  )
}

/**
 * The latest information: the next step where it waits for the shopper, else the carrier's last update, else
 * what the stage means.
 */
function Latest({ parcel }: { parcel: ParcelCard }) {
  const { latest_event: event, next } = parcel
  if (next?.waits) return <p className="font-medium">{titleOf(parcel, next)}</p>
  if (!event) return <p className="text-sm text-ink-2">{wordsOf(parcel).means}</p>
  return (
    <p className="text-sm">
      <span className="sr-only">{named(parcelsText.card.latest, '')}</span>
      <b className="font-medium">
        {event.milestone ? wayText.milestones[event.milestone] : event.description}
      </b>{' '}
      <span className="text-ink-2">
        {event.place && `${event.place} · `}
        <DateTime at={event.happened_at} />
      </span>
    </p>
  )
}

/** The single button: directly to what is due, otherwise to the package. */
function Step({ parcel }: { parcel: ParcelCard }) {
  const text = parcelsText.card
  const { next } = parcel
  return (
    <div className="flex flex-wrap items-start gap-2 md:flex-col md:items-stretch">
      {next?.waits || next?.kind === 'review' ? (
        <ButtonLink
          to={targetOf(parcel)}
          type={next.waits ? stepButton(next.kind) : 'assistWhite'}
          size="small"
        >
          {stepWords(next).action}
        </ButtonLink>
      ) : (
        <ButtonLink to={to.parcel(parcel.id)} size="small" aria-label={text.detailsOf(parcel.name)}>
          {next ? stepWords(next).action : text.details}
        </ButtonLink>
      )}
      {parcel.reviewed && (
        <ButtonLink to={to.reviewParcel(parcel.id)} size="small">
          {parcelsText.actions.seeReview}
        </ButtonLink>
      )}
      <CancelParcel parcel={parcel} small />
    </div>
  )
}

function targetOf({ id, next, supplement }: ParcelCard): string {
  if (next?.about === 'parcel_unpaid') return to.payParcel(id)
  if (next?.kind === 'pay' && supplement) return to.paySupplements([supplement.id])
  if (next?.about === 'delivered') return receiveParcel(id)
  return next?.kind === 'review' ? to.reviewParcel(id) : to.parcel(id)
}
