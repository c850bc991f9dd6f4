import { closeShop as route } from '@longhaul/contract/site/setup.staff.ts'
import { whyNotClose } from '@longhaul/domain/setup/readiness.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import { readOpeningUncached } from '../platform/opening.ts'
import { readSetup } from './read-setup.ts'
import { lockOpening, writeClosing } from './sql.ts'

export const closeShopAction = writeAction(route, closeShop)

/**
 * Closes the shop to strangers and to new orders. Shoppers can still log in and pay, and receive their open
 * orders.
 */
async function closeShop(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, me, now } = call
  const reason = body.reason.trim()
  await lockOpening(tx)
  refuseIf(whyNotClose(await readOpeningUncached(tx)))
  await writeClosing(tx, { staffId: me.id, now, reason })
  await audit(call, { action: 'close_shop', subjectKind: 'setup', subjectId: '', reason })
  return await readSetup(call)
}
