import type { openClaim } from '@longhaul/contract/parcels/claims.ts'
import { type ClaimableGoods, type ClaimedGoods, whyNotClaimGoods } from '@longhaul/domain/claims/claim.ts'
import { badInput, refuseIf } from '../platform/http/refusal.ts'
import type { WriteCall } from '../platform/http/action.ts'
import { allClaimable } from './claimable.ts'

/**
 * The pieces that a new claim names: of a lost package everything, of others the goods given, with all pieces
 * that can still be claimed or as many as given. Refuses goods that are not in the package, more pieces than
 * there are, and pieces that another claim names.
 */
export function namedGoods(
  { kind, stock_item_ids, quantities = [] }: WriteCall<typeof openClaim>['body'],
  contents: readonly ClaimableGoods[],
): ClaimedGoods[] {
  if (kind === 'lost') return allClaimable(contents)
  const ids = [...new Set(stock_item_ids)]
  if (ids.length === 0) throw badInput({ stock_item_ids: 'required' })
  const given = new Map(quantities.map((entry) => [entry.stock_item_id, entry.quantity]))
  if (given.size !== quantities.length || [...given.keys()].some((id) => !ids.includes(id)))
    throw badInput({ quantities: 'choice' })
  const asked = ids.map((id) => {
    const goods = contents.find(({ stockItemId }) => stockItemId === id)
    if (!goods) throw badInput({ stock_item_ids: 'unknown' })
    const quantity = given.get(id) ?? Math.max(1, goods.quantity - goods.claimed)
    if (quantity > goods.quantity) throw badInput({ quantities: 'too_large' })
    return { stockItemId: id, quantity }
  })
  refuseIf(whyNotClaimGoods(contents, asked))
  return asked
}
