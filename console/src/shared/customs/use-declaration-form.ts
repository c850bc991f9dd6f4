import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { tidyHsCode, whyNotHsCode } from '@longhaul/domain/customs/hs-code.ts'
import { isStandardItem } from '@longhaul/domain/customs/product-ids.ts'
import type { Script } from '@longhaul/domain/languages.ts'
import { hasHan } from '@longhaul/domain/printing/latin-words.ts'
import { whyNotPrint } from '@longhaul/domain/printing/printable.ts'
import { customsText as text } from '@longhaul/text/console/shipping/customs.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import type { Declaration } from './declaration.ts'

type Values = Record<`${Script | 'hs' | 'maker' | 'maker_item' | 'standard'}:${string}`, string> &
  Record<`none:${string}`, boolean>

/** The form of a declaration, as its parts need it. */
export type DeclarationFields = Pick<ReturnType<typeof useDeclarationForm>, 'field'>

/** The form of a declaration: its values, their rules, and the call that saves it. */
export function useDeclarationForm(id: string, declaration: Declaration, onDone: () => void) {
  return useCallForm<'PUT /staff/parcels/{id}/declaration', Values>('PUT /staff/parcels/{id}/declaration', {
    start: startOf(declaration),
    check: checksOf(declaration),
    args: (values) => ({
      params: { id },
      body: {
        rows: declaration.rows.map(({ stock_item_id: item }) => ({
          stock_item_id: item,
          description: values[`latin:${item}`]?.trim() ?? '',
          description_chinese: values[`chinese:${item}`]?.trim() ?? '',
          hs_code: tidyHsCode(values[`hs:${item}`] ?? ''),
          maker_item: values[`maker_item:${item}`]?.trim() ?? '',
          standard_item: values[`standard:${item}`]?.trim() ?? '',
          no_standard_item: values[`none:${item}`] ?? false,
          maker: values[`maker:${item}`]?.trim() ?? '',
        })),
      },
    }),
    onDone: () => {
      toast.success(text.saved)
      onDone()
    },
  })
}

function startOf({ rows }: Declaration): Values {
  const start: Values = {}
  for (const row of rows) {
    start[`latin:${row.stock_item_id}`] = row.description
    start[`chinese:${row.stock_item_id}`] = row.description_chinese
    // A proposal is confirmed by saving it.
    start[`hs:${row.stock_item_id}`] = row.hs_code || row.proposed_hs_code
    start[`maker_item:${row.stock_item_id}`] = row.maker_item
    start[`standard:${row.stock_item_id}`] = row.standard_item
    start[`none:${row.stock_item_id}`] = row.no_standard_item
    start[`maker:${row.stock_item_id}`] = row.maker
  }
  return start
}

function checksOf({ rows }: Declaration) {
  const checks: Record<string, (typed: unknown) => string | null> = {}
  for (const { stock_item_id: id } of rows) {
    checks[`latin:${id}`] = (typed) =>
      String(typed).trim() !== '' && whyNotPrint(String(typed)) === null ? null : text.latinWrong
    checks[`chinese:${id}`] = (typed) =>
      String(typed).trim() === '' || hasHan(String(typed)) ? null : text.chineseWrong
    checks[`hs:${id}`] = (typed) => {
      const code = tidyHsCode(String(typed))
      return code === '' || whyNotHsCode(code) === null ? null : text.codeWrong
    }
    checks[`standard:${id}`] = (typed) => {
      const digits = String(typed).replaceAll(/[ -]/g, '')
      return digits === '' || isStandardItem(digits) ? null : text.standardItemWrong
    }
    for (const name of ['maker', 'maker_item'])
      checks[`${name}:${id}`] = (typed) =>
        String(typed).trim() === '' || whyNotPrint(String(typed)) === null ? null : text.latinWrong
  }
  return checks
}
