import { type PriceReason, missingOfPriceChange } from '@longhaul/domain/orders/price-change.ts'
import { isOwnName } from '@longhaul/domain/goods/own-name.ts'
import { badInput } from '../platform/http/refusal.ts'
import type { Settings } from '../site/public.ts'

/** The choices of a line that depend on each other or on the configuration. */
type Choices = {
  photo_shots: number
  sold_out_choice: string
  alternative: string
  page_price_fen: number | null
  price_reason: PriceReason | null
  own_name?: string | undefined
}

/**
 * Refuses inconsistent choices: an own price without a reason, an unnamed alternative, an own name that is
 * too long, or more photos than allowed.
 */
export function checkChoices(choices: Choices, { photoLimit }: Settings): void {
  const missing = missingOfPriceChange({
    pagePriceFen: choices.page_price_fen,
    reason: choices.price_reason,
  })
  if (missing) throw badInput({ [missing]: 'required' }, 'price_reason_required')
  if (!isOwnName(choices.own_name ?? '')) throw badInput({ own_name: 'too_long' })
  if (choices.photo_shots > photoLimit) throw badInput({ photo_shots: 'too_large' })
  if (choices.sold_out_choice === 'alternative' && choices.alternative.trim() === '')
    throw badInput({ alternative: 'required' })
}
