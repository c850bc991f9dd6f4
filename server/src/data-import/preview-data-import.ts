import { previewDataImport as route } from '@longhaul/contract/data-import/data-imports.staff.ts'
import { DATA_IMPORT_MAX_BYTES } from '@longhaul/domain/data-import/columns.ts'
import { readUpload } from '../files/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { secondPersonFrom } from '../policy/public.ts'
import { checkDataImport } from './check-data-import.ts'

/** The number of faults reported at once. */
const FAULTS_REPORTED_MAX = 1_000

export const previewDataImportAction = writeAction(route, previewDataImport)

/** Checks a complete file, row by row, without changing anything. */
async function previewDataImport(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, request, query, now } = call
  const checked = await checkDataImport(tx, query.kind, await readUpload(request, DATA_IMPORT_MAX_BYTES), now)
  const needsSecond = await secondPersonFrom(call, 'opening_balance')
  return {
    row_count: checked.rows.length,
    total_fen: checked.totalFen,
    known_count: query.kind === 'shoppers' ? checked.known.length : 0,
    is_gb18030: checked.isGb18030,
    two_people: checked.faults.length === 0 && needsSecond(checked.totalFen),
    content_hash: checked.hash,
    fault_count: checked.faults.length,
    faults: checked.faults.slice(0, FAULTS_REPORTED_MAX),
  }
}
