import { later } from '@longhaul/browser/chunk/later.tsx'
import { whyNotChangeLine } from '@longhaul/domain/parcels/change-line.ts'
import { parcelAddressText } from '@longhaul/text/storefront/parcels/parcel-address.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { payWayText } from '@longhaul/text/storefront/payment/pay-way.ts'
import { returnFreightText } from '@longhaul/text/storefront/parcels/return-freight.ts'
import { money } from '@longhaul/text/format.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Rail } from '@longhaul/ui/rail/Rail.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Countdown } from '@longhaul/ui/time/Countdown.tsx'
import { Suspense } from 'react'
import type { ParcelPage } from './parcel.ts'
import { ReturnNote } from './ReturnNote.tsx'
import { ParcelActions } from './ParcelActions.tsx'
import { journeyFor, wordsOf } from './pay-way-words.ts'

/** Each of them at one stage only. */
const CorrectAddress = later(() => import('./CorrectAddress.tsx').then((found) => found.CorrectAddress))
const ChangeLine = later(() => import('./ChangeLine.tsx').then((found) => found.ChangeLine))

/** Where the package stands: the rail, what that means, what comes next, what the shopper can do, and the buttons for it. */
export function StandingCard({ parcel }: { parcel: ParcelPage }) {
  const text = parcelsText.detail
  const words = wordsOf(parcel)
  const problem =
    parcel.stage === 'address_problem' &&
    parcel.history.findLast((entry) => entry.step === 'report_address')?.note
  const sentences = [
    [text.means, words.means],
    [text.next, words.next],
    [text.you, parcel.return_freight && parcel.supplement ? returnFreightText.you : words.you],
  ] as const
  return (
    <Card aria-label={text.rail}>
      <div className="grid gap-6">
        <Rail label={text.rail} steps={journeyFor(parcel)} />
        <dl className="grid gap-x-6 gap-y-3 border-t border-line pt-5 md:grid-cols-3">
          {sentences.map(([name, sentence]) => (
            <div key={name}>
              <dt className="text-sm text-ink-2">{name}</dt>
              <dd>{sentence}</dd>
            </div>
          ))}
        </dl>
        {parcel.close_reason && <p className="text-ink-2">{text.reason(parcel.close_reason)}</p>}
        {problem && (
          <Note tone="warn" title={parcelAddressText.why}>
            {problem}
          </Note>
        )}
        <ReturnNote parcel={parcel} />
        {parcel.supplement?.pay_by && (
          <Note tone="warn" title={parcel.pay_way === 'exact' ? payWayText.paymentDue : text.extraPayment}>
            {parcel.pay_way === 'exact'
              ? payWayText.paymentDueText(money(parcel.supplement.amount_fen))
              : text.extraPaymentText(money(parcel.supplement.amount_fen))}
            <span className="mt-1 flex flex-wrap items-center gap-x-2">
              {text.payBy} <Countdown until={parcel.supplement.pay_by} />
            </span>
          </Note>
        )}
        <div className="flex flex-wrap items-center gap-3 empty:hidden">
          <ParcelActions parcel={parcel}>
            {parcel.stage === 'address_problem' && (
              <Suspense>
                <CorrectAddress parcel={parcel} />
              </Suspense>
            )}
            {whyNotChangeLine({ stage: parcel.stage, payWay: parcel.pay_way ?? 'estimate' }) === null && (
              <Suspense>
                <ChangeLine parcel={parcel} />
              </Suspense>
            )}
          </ParcelActions>
          {parcel.stage === 'pending_payment' && (
            <span className="flex flex-wrap items-center gap-x-2 text-sm">
              {text.payBy} <Countdown until={parcel.pay_by} soonDays={1} />
            </span>
          )}
        </div>
      </div>
    </Card>
  )
}
