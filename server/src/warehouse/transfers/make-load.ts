import { makeTransferLoad as route } from '@longhaul/contract/warehouse/transfers.staff.ts'
import { loadNumberText } from '@longhaul/domain/warehouse/transfer-load.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { badInput } from '../../platform/http/refusal.ts'
import { refuseElsewhere } from '../../platform/workplace.ts'
import { listOpenWarehouses } from '../../site/public.ts'
import { readLoad } from './load-card.ts'
import { insertLoad } from './sql-loads.ts'

export const makeTransferLoadAction = writeAction(route, makeTransferLoad)

/** Begins a load to another warehouse; nothing is in it yet. */
async function makeTransferLoad(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, now, world } = call
  const reason = body.reason.trim()
  refuseElsewhere(me, body.from_warehouse)
  if (body.from_warehouse === body.to_warehouse) throw badInput({ to_warehouse: 'choice' }, 'same_warehouse')
  const open = (await listOpenWarehouses(tx)).map(({ id }) => id)
  if (!open.includes(body.from_warehouse)) throw badInput({ from_warehouse: 'unknown' })
  if (!open.includes(body.to_warehouse)) throw badInput({ to_warehouse: 'unknown' })
  const { from_warehouse, to_warehouse } = body
  const made = await insertLoad(tx, { from_warehouse, to_warehouse, reason, made_by: me.id, created_at: now })
  await audit(call, {
    action: 'make_transfer',
    subjectKind: 'transfer_load',
    subjectId: made.id,
    after: { number: loadNumberText(made.number), from: from_warehouse, to: to_warehouse },
    reason,
  })
  return await readLoad({ db: tx, world, me, now }, made.id)
}
