import { unblockShopper as route } from '@longhaul/contract/accounts/shoppers.staff.ts'
import { whyNotUnblock } from '@longhaul/domain/accounts/block.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import { readShopperPage } from './shopper-rows.ts'
import { setBlocked } from './sql-shoppers.ts'
import { lock } from './lock-shopper.ts'

export const unblockShopperAction = writeAction(route, unblockShopper)

async function unblockShopper(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, now, lang } = call
  const shopper = await lock(tx, params.id)
  refuseIf(whyNotUnblock(shopper))
  await setBlocked(tx, params.id, null)
  const reason = body.reason.trim()
  await audit(call, {
    action: 'unblock_shopper',
    subjectKind: 'shopper',
    subjectId: params.id,
    before: { reason: shopper.reason },
    reason,
  })
  return await readShopperPage(tx, params.id, lang, now)
}
