import { approveDataImport as route } from '@longhaul/contract/data-import/data-imports.staff.ts'
import { audit } from '../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { askSecondPerson } from '../policy/public.ts'
import { lockDataImport, updateDataImport } from './sql.ts'
import { readDataImportCard } from './data-import-card.ts'

export const approveDataImportAction = writeAction(route, approveDataImport, { act: 'opening_balance' })

/** The approval by a second person, after which the file that another submitted is imported. */
async function approveDataImport(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params } = call
  const dataImport = orNotFound(await lockDataImport(tx, params.id))
  refuseIf(dataImport.stage === 'waiting' ? null : 'transition_not_allowed')
  const { twoPeople } = await askSecondPerson(call, {
    act: 'opening_balance',
    amountFen: dataImport.total_fen,
    first: { by: dataImport.asked_by, at: dataImport.created_at },
    isOdd: true,
    about: { kind: 'data_import', id: dataImport.id },
  })
  await updateDataImport(tx, dataImport.id, { stage: 'running', decided_by: me.id, two_people: twoPeople })
  await call.enqueue('run-data-import', { dataImportId: dataImport.id })
  await audit(call, {
    action: 'approve_data_import',
    subjectKind: 'data_import',
    subjectId: dataImport.id,
    before: 'waiting',
    after: { stage: 'running', total_fen: dataImport.total_fen },
  })
  return await readDataImportCard(call, dataImport.id)
}
