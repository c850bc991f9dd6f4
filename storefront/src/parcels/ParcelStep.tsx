import { whyNotChangeLine } from '@longhaul/domain/parcels/change-line.ts'
import { manyCarriersPage } from '@longhaul/domain/shipping/tracking-page.ts'
import { weekday } from '@longhaul/text/format.ts'
import { parcelPageText as text } from '@longhaul/text/storefront/parcels/parcel-page.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { LinkButton } from '@longhaul/ui/button/LinkButton.tsx'
import { NextStep } from '@longhaul/ui/next-step/NextStep.tsx'
import { stepButton } from '@longhaul/ui/next-step/kinds.ts'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import { Deadline } from '@longhaul/ui/time/Deadline.tsx'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { type Step, wordsOf as stepWords } from '../shared/step-words.ts'
import { wordsOf } from '../shared/parcel-state.ts'
import { AskStep } from './AskStep.tsx'
import { CancelParcel } from './CancelParcel.tsx'
import { ClaimStep } from './ClaimStep.tsx'
import { ConfirmReceipt } from './ConfirmReceipt.tsx'
import type { ParcelPage } from './parcel.ts'
import { titleOf } from './pay-way-words.ts'
import { CorrectAddress } from './CorrectAddress.tsx'
import { ChangeLine } from './ChangeLine.tsx'

/** The single next step of a package, from its latest update; if there is none, what its stage means. */
export function ParcelStep({ parcel, onClaim }: { parcel: ParcelPage; onClaim: () => void }) {
  const { next } = parcel
  const words = wordsOf(parcel)
  const others = (
    <>
      {whyNotChangeLine({ stage: parcel.stage, payWay: parcel.pay_way ?? 'estimate' }) === null && (
        <ChangeLine parcel={parcel} />
      )}
      {parcel.reviewed && (
        <ButtonLink to={to.reviewParcel(parcel.id)}>{parcelsText.actions.seeReview}</ButtonLink>
      )}
      <CancelParcel parcel={parcel} />
    </>
  )
  if (!next)
    return (
      <NextStep kind={kindOf(parcel)} sentence={words.means} others={others}>
        {words.next}
      </NextStep>
    )
  if (parcel.ask && ASKED.has(next.about))
    return <AskStep parcel={parcel} ask={parcel.ask} follow={<Follow parcel={parcel} />} />
  if (next.kind === 'claim') return <ClaimStep parcel={parcel} next={next} onClaim={onClaim} />
  return (
    <NextStep
      kind={next.kind}
      sentence={<Sentence parcel={parcel} next={next} />}
      action={<Action parcel={parcel} next={next} onClaim={onClaim} />}
      others={others}
    >
      <Under parcel={parcel} next={next} />
    </NextStep>
  )
}

/** The steps that the package's own question is about. */
const ASKED: ReadonlySet<string> = new Set([
  'papers_wanted',
  'duty_due',
  'not_delivered',
  'to_collect',
  'answer_sent',
])

/** The icon where there is nothing to do: received, being handled by the warehouse, or on its way. */
function kindOf({ stage }: ParcelPage): 'confirm' | 'pack' | 'track' {
  if (stage === 'done') return 'confirm'
  return stage === 'to_pick' || stage === 'packing' || stage === 'to_ship' ? 'pack' : 'track'
}

/** The next step; for a package on its way, when it is expected. */
function Sentence({ parcel, next }: { parcel: ParcelPage; next: Step }): string {
  const now = useNow()
  const { expected_from: from, expected_until: until } = parcel
  if (next.about === 'under_way' && from && until && now !== null && Date.parse(until) > now)
    return text.between(weekday(from), weekday(until))
  return titleOf(parcel, next)
}

/** The text under the sentence: the deadline and what happens then, else what the stage means. */
function Under({ parcel, next }: { parcel: ParcelPage; next: Step }): ReactNode {
  const words = wordsOf(parcel)
  const { otherwise } = stepWords(next)
  if (next.by)
    return (
      <>
        <Deadline until={next.by} />
        {otherwise && <p>{otherwise}</p>}
      </>
    )
  if (next.about === 'under_way') return text.confirmLater
  return next.about === 'held' ? sentences(words.means, words.next) : words.next
}

/** The primary button. */
function Action({
  parcel,
  next,
  onClaim,
}: {
  parcel: ParcelPage
  next: Step
  onClaim: () => void
}): ReactNode {
  const label = stepWords(next).action
  const type = stepButton(next.kind)
  const { supplement } = parcel
  switch (next.about) {
    case 'parcel_unpaid':
      return (
        <ButtonLink to={to.payParcel(parcel.id)} type={type}>
          {label}
        </ButtonLink>
      )
    case 'weight_difference':
      return (
        supplement && (
          <ButtonLink to={to.paySupplements([supplement.id])} type={type}>
            {label}
          </ButtonLink>
        )
      )
    case 'address_wrong':
      return <CorrectAddress parcel={parcel} />
    case 'delivered':
      return <ConfirmReceipt parcel={parcel} />
    case 'received':
      return (
        <ButtonLink to={to.reviewParcel(parcel.id)} type={type}>
          {label}
        </ButtonLink>
      )
    case 'under_way':
    case 'held':
      return <Follow parcel={parcel} />
    default:
      return (
        <Button type={type} guardMs={0} onClick={onClaim}>
          {label}
        </Button>
      )
  }
}

/** Links to the carrier's own tracking page, else to one that covers many carriers. */
function Follow({ parcel }: { parcel: ParcelPage }) {
  const { tracking_number: number, carrier_name: name, carrier_page: page } = parcel
  if (!number) return null
  return (
    <LinkButton
      type="primary"
      href={page ?? manyCarriersPage(number)}
      target="_blank"
      rel="noreferrer"
      icon={<ExternalLink />}
    >
      {page && name ? parcelsText.detail.carrierPage(name) : parcelsText.detail.track}
      <span className="sr-only"> {parcelsText.detail.newTab}</span>
    </LinkButton>
  )
}
