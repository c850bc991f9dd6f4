import type { ArgsOf } from '@longhaul/contract/routes.ts'
import { proposedOptions } from '@longhaul/domain/goods-lists/row.ts'
import { quantityIn } from '@longhaul/domain/links/sheet/columns.ts'
import { OPTIONS_TEXT_MAX, REMARK_MAX } from '@longhaul/domain/orders/limits.ts'
import { readAmount } from '../../shared/read-amount.ts'
import type { GoodsListRow } from './use-ticked.ts'

/** A column of the table that lines can be pasted into. */
export type FilledColumn = 'option' | 'quantity' | 'note' | 'price'
export type RowValues = ArgsOf<'PUT /goods_lists/{id}/rows'>['body']['rows'][number]

/** The lines of a column that was copied from a spreadsheet; undefined for a single value. */
export function linesIn(pasted: string): string[] | undefined {
  const lines = pasted.replace(/\r?\n$/, '').split(/\r?\n/)
  return lines.length > 1 ? lines.map((line) => (line.split('\t')[0] ?? '').trim()) : undefined
}

/**
 * The values that lines give to rows, one line each, in their order. A blank line, and one that says nothing
 * that a row can have, leaves its row as it is.
 */
export const filledDown = (
  rows: readonly GoodsListRow[],
  column: FilledColumn,
  lines: readonly string[],
): RowValues[] =>
  rows.flatMap((row, at) => {
    const line = lines[at] ?? ''
    const value = line === '' ? undefined : valueOf(row, column, line)
    return value ? [{ id: row.id, ...value }] : []
  })

function valueOf(row: GoodsListRow, column: FilledColumn, line: string): Omit<RowValues, 'id'> | undefined {
  switch (column) {
    case 'note':
      return { remark: line.slice(0, REMARK_MAX) }
    case 'quantity': {
      const quantity = quantityIn(line)
      return quantity === null ? undefined : { quantity }
    }
    case 'price': {
      // A price of the page counts before the shopper's.
      const fen = row.unit_price_fen === null ? readAmount(line.replaceAll(/[^\d.,]/g, ''), 'CNY') : null
      return fen ? { own_fen: fen } : undefined
    }
    case 'option': {
      const said = proposedOptions([line], row.options).slice(0, OPTIONS_TEXT_MAX)
      return said === '' ? undefined : { options_text: said }
    }
  }
}

/** What rows had before they get these values. */
export const valuesBefore = (rows: readonly GoodsListRow[], values: readonly RowValues[]): RowValues[] =>
  values.flatMap((value) => {
    const row = rows.find(({ id }) => id === value.id)
    return row
      ? [
          {
            id: row.id,
            ...(value.options_text !== undefined && { options_text: row.options_text }),
            ...(value.quantity !== undefined && { quantity: row.quantity }),
            ...(value.remark !== undefined && { remark: row.remark }),
            ...(value.own_fen !== undefined && { own_fen: null }),
          },
        ]
      : []
  })
