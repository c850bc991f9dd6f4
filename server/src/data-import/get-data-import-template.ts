import { getDataImportTemplate as route } from '@longhaul/contract/data-import/data-imports.staff.ts'
import { DATA_IMPORT_COLUMNS } from '@longhaul/domain/data-import/columns.ts'
import { columnsIn } from '@longhaul/text/data-import/columns-in.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { CSV_MARK, csvLine } from '../platform/http/csv.ts'
import { headOf } from './read-file.ts'

export const getDataImportTemplateAction = readAction(route, getDataImportTemplate)

/** A template with the columns in every language and an example row, which must be removed. */
async function getDataImportTemplate({ params, lang }: ReadCall<typeof route>): Answer<typeof route> {
  const { needed, optional } = DATA_IMPORT_COLUMNS[params.kind]
  const columns = [...needed, ...optional]
  const { examples } = columnsIn(lang)
  return await Promise.resolve({
    file_name: `longhaul-${params.kind}.csv`,
    csv: CSV_MARK + csvLine(columns.map(headOf)) + csvLine(columns.map((column) => examples[column])),
  })
}
