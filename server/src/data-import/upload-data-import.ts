import { uploadDataImport as route } from '@longhaul/contract/data-import/data-imports.staff.ts'
import { DATA_IMPORT_MAX_BYTES } from '@longhaul/domain/data-import/columns.ts'
import { readUpload } from '../files/public.ts'
import { audit } from '../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { askSecondPerson } from '../policy/public.ts'
import { checkDataImport } from './check-data-import.ts'
import { findSameFile, insertDataImport, lockDataImports } from './sql.ts'
import { readDataImportCard } from './data-import-card.ts'

export const uploadDataImportAction = writeAction(route, uploadDataImport, { act: 'opening_balance' })

/**
 * Stores a file without faults, and a job imports its rows one by one. A file with a large amount needs the
 * approval of a second person first.
 */
async function uploadDataImport(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, request, query, now } = call
  const content = await readUpload(request, DATA_IMPORT_MAX_BYTES)
  await lockDataImports(tx)
  const { hash, rows, totalFen, faults } = await checkDataImport(tx, query.kind, content, now)
  if (await findSameFile(tx, hash)) throw badInput({ file: 'in_use' })
  if (hash !== query.content_hash || faults.length > 0 || rows.length === 0)
    throw new Refusal('changed_meanwhile', { count: rows.length, faults: faults.length })
  const { twoPeople } = await askSecondPerson(call, {
    act: 'opening_balance',
    amountFen: totalFen,
    first: null,
    about: { kind: 'data_import', id: hash.slice(0, 16) },
  })
  const id = await insertDataImport(
    tx,
    {
      kind: query.kind,
      content_hash: Buffer.from(hash, 'hex'),
      stage: twoPeople ? 'waiting' : 'running',
      row_count: rows.length,
      total_fen: totalFen,
      two_people: twoPeople,
      asked_by: me.id,
      request_id: request.id,
      created_at: now,
    },
    rows,
  )
  if (!twoPeople) await call.enqueue('run-data-import', { dataImportId: id })
  await audit(call, {
    action: 'upload_data_import',
    subjectKind: 'data_import',
    subjectId: id,
    after: {
      kind: query.kind,
      row_count: rows.length,
      total_fen: totalFen,
      two_people: twoPeople,
      content_hash: hash,
    },
  })
  return await readDataImportCard(call, id)
}
