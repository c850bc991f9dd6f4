import { listDataImports as route } from '@longhaul/contract/data-import/data-imports.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { listNewestDataImports } from './sql.ts'
import { toDataImport } from './data-import-card.ts'

export const listDataImportsAction = readAction(route, listDataImports)

async function listDataImports(call: ReadCall<typeof route>): Answer<typeof route> {
  const items = []
  for (const dataImport of await listNewestDataImports(call.db))
    items.push(await toDataImport(call, dataImport))
  return { items }
}
