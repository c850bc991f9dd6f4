import {
  getRemittanceForStaff,
  listRemittancesForStaff,
  rejectRemittance,
} from '@longhaul/contract/funds/remittances.staff.ts'
import { notify } from '../../messages/public.ts'
import { action } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { found } from '../../platform/http/refusal.ts'
import { unseal } from '../../platform/sealing/seal.ts'
import { toStaffRemittances } from './cards.ts'
import { lockForStep } from './lock-for-step.ts'
import { findRemittanceForStaff, listRemittancesForStaff as listRows, updateRemittance } from './sql.ts'

export const listRemittancesForStaffAction = action(
  listRemittancesForStaff,
  async ({ tx, query, now, world }) => {
    const size = pageSize(query.limit)
    const page = { cursor: decodeCursor(query.cursor), size }
    const { rows, next_cursor } = toPage(await listRows(tx, query.stage ?? 'submitted', page), size)
    return { items: await toStaffRemittances(world, tx, rows, now), next_cursor }
  },
)

export const getRemittanceForStaffAction = action(getRemittanceForStaff, async (call) => {
  const { tx, params, now, world } = call
  const row = found(await findRemittanceForStaff(tx, params.id))
  // Whoever reads a control number could collect the money: it is known who did.
  if (row.mtcn_sealed)
    await audit(call, { action: 'read_mtcn', subjectKind: 'remittance', subjectId: row.id })
  const place = { column: 'remittances.mtcn_sealed', row: row.id } as const
  const mtcn = row.mtcn_sealed ? unseal(world.sealingKeys, place, row.mtcn_sealed) : ''
  return { ...(await toStaffRemittances(world, tx, [row], now))[0]!, mtcn }
})

export const rejectRemittanceAction = action(rejectRemittance, async (call) => {
  const { tx, params, body, me, now, world } = call
  const row = await lockForStep(tx, params.id, 'reject', me)
  const reason = body.reason.trim()
  const rejected = await updateRemittance(tx, row.id, {
    stage: 'rejected',
    stage_at: now,
    reason,
    decided_by: me.id,
    decided_at: now,
  })
  await notify(call, row.shopper_id, {
    kind: 'remittance_rejected',
    args: { number: row.number, reason },
    subject: { kind: 'funds', id: row.id },
  })
  await audit(call, {
    action: 'reject_remittance',
    subjectKind: 'remittance',
    subjectId: row.id,
    before: row.stage,
    after: rejected.stage,
    reason,
  })
  await call.changed(row.shopper_id, 'funds')
  await call.changed('staff', 'funds')
  return (await toStaffRemittances(world, tx, [rejected], now))[0]!
})
