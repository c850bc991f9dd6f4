import { openShop as route } from '@longhaul/contract/site/setup.staff.ts'
import { missingSteps, whyNotOpen } from '@longhaul/domain/setup/readiness.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import { readOpeningUncached, writeOpening } from '../platform/opening.ts'
import { readSetup, readSteps } from './read-setup.ts'
import { lockOpening } from './sql.ts'

export const openShopAction = writeAction(route, openShop)

/** Opens the shop to strangers. Checks every step once more; the refusal names a missing one. */
async function openShop(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, now } = call
  await lockOpening(tx)
  const opening = await readOpeningUncached(tx)
  const steps = await readSteps(call)
  refuseIf(whyNotOpen(opening, steps), { missing: missingSteps(steps) })
  await writeOpening(tx, { staffId: me.id, now })
  await audit(call, { action: 'open_shop', subjectKind: 'setup', subjectId: '', before: opening })
  return await readSetup(call)
}
