import type { ParcelStage } from '@longhaul/domain/states/parcel-stages.ts'
import { money } from '@longhaul/text/format.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { payWayText } from '@longhaul/text/storefront/payment/pay-way.ts'
import type { Step as RailStep } from '@longhaul/ui/rail/Rail.tsx'
import { wordsOf } from '../shared/parcel-state.ts'
import { type Step, wordsOf as stepWords } from '../shared/step-words.ts'
import { journeyOf, presentStep } from './journey.ts'
import type { ParcelCard, ParcelPage } from './parcel.ts'

/**
 * The sentence of the next step. A package that is packed before payment has no estimate to exceed: it has
 * been weighed, and is to be paid.
 */
export function titleOf({ pay_way: way }: Pick<ParcelCard, 'pay_way'>, next: Step): string {
  const isWeighed = way === 'exact' && next.about === 'weight_difference'
  return isWeighed ? payWayText.paymentDueText(money(next.pay_fen ?? 0)) : stepWords(next).title
}

const BEFORE_PAYMENT: ReadonlySet<ParcelStage> = new Set(['to_pick', 'packing', 'supplement_due'])
const ENDED_EARLY: ReadonlySet<ParcelStage> = new Set(['cancelled', 'returned'])

/** The journey of a package as a rail. If it is packed before payment, payment follows packing. */
export function journeyFor(parcel: ParcelPage): RailStep[] {
  const steps = journeyOf(parcel)
  if (parcel.pay_way !== 'exact') return steps
  const { railSteps } = parcelsText.detail
  const paidAt = parcel.history.find((entry) => entry.step === 'pay_supplement')?.created_at
  const paid: RailStep = { label: railSteps.pay, state: 'done', ...(paidAt ? { at: paidAt } : {}) }
  if (ENDED_EARLY.has(parcel.stage))
    return steps.flatMap((step) => {
      if (step.label === railSteps.pay) return []
      return step.label === railSteps.pack && paidAt ? [step, paid] : [step]
    })
  const [created, , packed, ...rest] = steps
  if (!created || !packed) return steps
  if (!BEFORE_PAYMENT.has(parcel.stage)) return [created, packed, paid, ...rest]
  const { label } = wordsOf(parcel)
  if (parcel.stage !== 'supplement_due')
    return [
      created,
      presentStep('pack', parcel.stage, label),
      { label: railSteps.pay, state: 'next' },
      ...rest,
    ]
  const packedAt = parcel.history.find((entry) => entry.step === 'require_supplement')?.created_at
  const isPacked: RailStep = { label: railSteps.pack, state: 'done', ...(packedAt ? { at: packedAt } : {}) }
  return [created, isPacked, presentStep('pay', parcel.stage, label), ...rest]
}
