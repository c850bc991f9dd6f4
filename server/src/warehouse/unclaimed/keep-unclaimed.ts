import { keepUnclaimed as route } from '@longhaul/contract/warehouse/unclaimed.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { badInput, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { lockUnclaimed, updateUnclaimed } from './sql-unclaimed.ts'
import { readUnclaimed } from './unclaimed-detail.ts'

export const keepUnclaimedAction = writeAction(route, keepUnclaimed)

/** Stores where an unclaimed parcel is, and what it looks like. */
async function keepUnclaimed(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body } = call
  const parcel = orNotFound(await lockUnclaimed(tx, params.id))
  refuseIf(parcel.stage === 'unclaimed' ? null : 'transition_not_allowed')
  const look = body.look.trim()
  // The description is public and must not reveal the tracking number.
  if (
    look
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, '')
      .includes(parcel.tracking_number)
  )
    throw badInput({ look: 'holds_number' })
  const after = { shelf: body.shelf.trim().toUpperCase(), look }
  await updateUnclaimed(tx, parcel.id, after)
  await audit(call, {
    action: 'keep_unclaimed',
    subjectKind: 'unclaimed',
    subjectId: parcel.id,
    before: { shelf: parcel.shelf, look: parcel.look },
    after,
  })
  return await readUnclaimed(call, parcel.id)
}
