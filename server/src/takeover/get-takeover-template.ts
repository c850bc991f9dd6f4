import { getTakeoverTemplate as route } from '@longhaul/contract/takeover/takeovers.staff.ts'
import { TAKEOVER_COLUMNS } from '@longhaul/domain/takeover/columns.ts'
import { columnsIn } from '@longhaul/text/takeover/columns-in.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { CSV_MARK, csvLine } from '../platform/http/csv.ts'
import { headOf } from './read-file.ts'

export const getTakeoverTemplateAction = readAction(route, getTakeoverTemplate)

/** A template with the columns in every language and an example row, which must be removed. */
async function getTakeoverTemplate({ params, lang }: ReadCall<typeof route>): Answer<typeof route> {
  const { needed, optional } = TAKEOVER_COLUMNS[params.kind]
  const columns = [...needed, ...optional]
  const { examples } = columnsIn(lang)
  return await Promise.resolve({
    file_name: `longhaul-${params.kind}.csv`,
    csv: CSV_MARK + csvLine(columns.map(headOf)) + csvLine(columns.map((column) => examples[column])),
  })
}
