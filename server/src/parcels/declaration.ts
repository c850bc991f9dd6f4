import type { createParcel } from '@longhaul/contract/parcels.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import { latinPart, latinPrint } from '@longhaul/domain/parcels/latin-print.ts'
import { declarationWarning } from '@longhaul/domain/shipping/declaration.ts'
import { badInput } from '../platform/refusal.ts'
import type { Goods } from './select-goods.ts'
import type { Declared } from './snapshot.ts'

type Entered = BodyOf<typeof createParcel>['declaration']

/**
 * The customs declaration of a package: every thing in it once, described in letters that customs everywhere read, worth at least what was
 * paid for it. Refuses with the row that is wrong.
 */
export function readDeclaration(entered: Entered, goods: readonly Goods[]): Declared[] {
  entered.forEach((row, index) => {
    if (!goods.some((one) => one.id === row.stock_item_id))
      throw badInput({ [`declaration.${index}.stock_item_id`]: 'unknown' })
    if (latinPrint(row.description) === null)
      throw badInput({ [`declaration.${index}.description`]: 'latin' })
  })
  return goods.map((one) => {
    const index = entered.findIndex((row) => row.stock_item_id === one.id)
    const row = entered[index]
    if (!row) throw badInput({ declaration: 'required' }, 'fill_in_all_items')
    const values = { paidFen: one.value_fen, declaredFen: row.value_fen }
    if (declarationWarning(values) === 'below_paid')
      throw badInput({ [`declaration.${index}.value_fen`]: 'below_paid' }, 'declared_too_low')
    return { stock_item_id: one.id, description: row.description.trim(), value_fen: row.value_fen }
  })
}

/** A first guess at a description: the Latin part of the title, else the category; empty where the shopper has to say what it is. */
export const suggestDescription = (
  goods: { title: string; category: string | null },
  categories: readonly { id: string; name_en: string }[],
): string =>
  latinPart(goods.title) ||
  latinPart(categories.find((category) => category.id === goods.category)?.name_en ?? '')
