import { rejectDataImport as route } from '@longhaul/contract/data-import/data-imports.staff.ts'
import { audit } from '../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { lockDataImport, refuseWaitingRows, updateDataImport } from './sql.ts'
import { readDataImportCard } from './data-import-card.ts'

export const rejectDataImportAction = writeAction(route, rejectDataImport)

/**
 * Rejects or withdraws a file that waits for a second person: its contents are deleted, and its rows may be
 * submitted again.
 */
async function rejectDataImport(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, now } = call
  const { id } = orNotFound(await lockWaiting(call))
  await refuseWaitingRows(tx, id, 'changed_meanwhile')
  await updateDataImport(tx, id, { stage: 'rejected', decided_by: me.id, ended_at: now })
  await audit(call, {
    action: 'reject_data_import',
    subjectKind: 'data_import',
    subjectId: params.id,
    before: 'waiting',
    after: 'rejected',
  })
  return await readDataImportCard(call, id)
}

async function lockWaiting({ tx, params }: WriteCall<typeof route>) {
  const dataImport = await lockDataImport(tx, params.id)
  refuseIf(!dataImport || dataImport.stage === 'waiting' ? null : 'transition_not_allowed')
  return dataImport
}
