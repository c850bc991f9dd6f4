import { printFoundLabels as route } from '@longhaul/contract/warehouse/found-things.staff.ts'
import { foundNumberText } from '@longhaul/domain/warehouse/found-things.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { insertFoundLabels } from './sql-found.ts'

export const printFoundLabelsAction = writeAction(route, printFoundLabels)

/** Gives out new numbers for labels, which are printed one by one or as a sheet in advance. */
async function printFoundLabels(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, now } = call
  const by = { warehouse_id: me.warehouseId, printed_by: me.id, printed_at: now }
  const numbers = (await insertFoundLabels(tx, body.count, by)).map(foundNumberText)
  await audit(call, {
    action: 'print_found_labels',
    subjectKind: 'staff',
    subjectId: me.id,
    after: { from: numbers[0], to: numbers.at(-1) },
  })
  return { numbers }
}
