import { addressLines, fullName } from '@longhaul/domain/addresses/address-lines.ts'
import { milestoneOf } from '@longhaul/domain/shipping/milestones.ts'
import { TRACKING_STATUSES } from '@longhaul/domain/shipping/tracking-status.ts'
import { date } from '@longhaul/text/format.ts'
import { dutySumText } from '@longhaul/text/storefront/parcels/duty-sum.ts'
import { parcelPageText } from '@longhaul/text/storefront/parcels/parcel-page.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { taxEstimateText } from '@longhaul/text/storefront/parcels/tax-estimate.ts'
import { wayText } from '@longhaul/text/storefront/parcels/way.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { DutyPart } from '../shared/duty/DutyPart.tsx'
import { sumOfDuty } from '../shared/duty/sum-of-duty.ts'
import { wordsOf } from '../shared/parcel-state.ts'
import { AccuracyCard } from './AccuracyCard.tsx'
import { BillCard } from './BillCard.tsx'
import { ConfirmReceipt } from './ConfirmReceipt.tsx'
import { DutyChargedCard } from './DutyChargedCard.tsx'
import { type ParcelPage, wordFor } from './parcel.ts'

const text = parcelsText.detail

/** Everything about a package that is not needed at once: each part folded to one line. */
export const ParcelDetails = ({ parcel }: { parcel: ParcelPage }) => (
  <div>
    <Meaning parcel={parcel} />
    <BillCard parcel={parcel} />
    <AccuracyCard parcel={parcel} />
    <DestinationCard parcel={parcel} />
    <TaxEstimateCard parcel={parcel} />
    <DutyChargedCard parcel={parcel} />
    <HistoryCard parcel={parcel} />
  </div>
)

/**
 * What the stage means, what comes next, and what the shopper can do, including confirming receipt early,
 * since carriers do not report everything.
 */
function Meaning({ parcel }: { parcel: ParcelPage }) {
  const words = wordsOf(parcel)
  const isReviewed = parcel.stage === 'done' && parcel.reviewed
  const you = isReviewed ? text.reviewed : words.you
  const sentences = [
    [text.next, words.next],
    [text.you, you],
  ] as const
  const mayConfirm = parcel.status === 'pending_receipt' && parcel.stage !== 'delivered'
  return (
    <Folded title={text.means} detail={words.means}>
      <dl className="grid gap-3 pb-5">
        {sentences.map(([name, sentence]) => (
          <div key={name}>
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </dl>
      {mayConfirm && (
        <div className="flex flex-wrap items-center gap-3 pb-5 print:hidden">
          {parcelPageText.haveIt}
          <ConfirmReceipt parcel={parcel} quiet />
        </div>
      )}
    </Folded>
  )
}

/** The package's destination, as on its label. */
function DestinationCard({ parcel }: { parcel: ParcelPage }) {
  const { address } = parcel
  return (
    <Folded
      title={text.address}
      detail={[fullName(address), ...addressLines(address, parcel.country_name)].join(', ')}
    >
      <div className="pb-5">
        <address className="not-italic">
          <b className="font-medium">{fullName(address)}</b>
          {addressLines(address, parcel.country_name).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <span className="num mt-2 block text-sm text-ink-2">{address.phone}</span>
          <span className="block text-sm text-ink-2">{address.email}</span>
          {address.tax_id && <span className="code block text-sm text-ink-2">{address.tax_id}</span>}
        </address>
        <p className="mt-3 text-sm text-ink-3">{text.addressNote}</p>
        {parcel.remark && (
          <p className="mt-3 border-t border-line pt-3">
            <span className="block text-sm text-ink-2">{text.remark}</span>
            {parcel.remark}
          </p>
        )}
      </div>
    </Folded>
  )
}

/** The customs estimate of the day the package was confirmed, kept unchanged with its date. */
function TaxEstimateCard({ parcel }: { parcel: ParcelPage }) {
  const duty = parcel.tax_estimate
  if (!duty) return null
  return (
    <Folded title={dutySumText.title} detail={taxEstimateText.tag} sum={sumOfDuty(duty)}>
      <section className="grid max-w-text grid-cols-1 gap-4 pb-5" aria-label={dutySumText.title}>
        <p className="text-sm text-ink-2">{taxEstimateText.lead(parcel.country_name, date(duty.day))}</p>
        <DutyPart duty={duty} />
      </section>
    </Folded>
  )
}

/** Who did what and when, newest first. */
function HistoryCard({ parcel }: { parcel: ParcelPage }) {
  return (
    <Folded title={text.history}>
      <ol className="grid gap-3 pb-5 text-sm">
        {parcel.history.toReversed().map((step, index) => (
          <li key={index}>
            <span className="block">{wordFor(parcelsText.steps, step.step)}</span>
            <span className="text-ink-2">
              <DateTime at={step.created_at} /> · {text.by(wordFor(parcelsText.actors, step.actor))}
            </span>
            {step.note && <span className="block text-ink-2">{wordOf(step.note)}</span>}
          </li>
        ))}
      </ol>
    </Folded>
  )
}

/** Tracking events are stored by key and translated; people's notes are shown unchanged. */
function wordOf(note: string): string {
  const status = TRACKING_STATUSES.find((trackingStatus) => trackingStatus === note)
  return status ? wayText.milestones[milestoneOf(status)] : note
}
