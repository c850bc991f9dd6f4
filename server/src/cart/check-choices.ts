import { type PriceReason, missingOfPriceChange } from '@longhaul/domain/orders/price-change.ts'
import { isOwnName } from '@longhaul/domain/goods/own-name.ts'
import { badInput } from '../platform/http/refusal.ts'
import type { Settings } from '../site/public.ts'

/** Of a line's choices those that depend on each other or on the configuration. */
type Choices = {
  photo_shots: number
  sold_out_choice: string
  alternative: string
  page_price_fen: number | null
  price_reason: PriceReason | null
  own_name?: string | undefined
}

/** Refuses choices that do not go together: a price of one's own without a reason, a second choice that is not named. */
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
