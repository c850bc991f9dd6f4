import { type Excluded, excludesOf, isCategory } from '@longhaul/domain/duty/duty-excludes.ts'
import { type DutyMarkup, dutyMarkup } from '@longhaul/domain/duty/duty-markup.ts'
import { paidUpTo } from '@longhaul/domain/duty/paid-up-to.ts'
import type { Money } from '@longhaul/domain/duty/rule.ts'
import type { DeliveryOption } from '@longhaul/domain/shipping/fee.ts'
import type { Db } from '../platform/database/db.ts'

/** What a line that pays duty and tax promises for a country. */
export type DutyTerms = {
  /** The highest value of goods for which it pays them; null: no limit. */
  paidUpTo: Money | null
  /** Goods for which it does not. */
  excludes: readonly Excluded[]
  /** What it adds to them where it bills them; null: they are in its price. */
  markup: DutyMarkup | null
}

/** The same as it is stored, for all countries. */
type StoredTerms = { duty_paid_up_to: string; duty_excludes: string; duty_markup: string }

/** The terms for a country; `named` names the categories of goods that the line excludes. */
export const termsOf = (
  { duty_paid_up_to, duty_excludes, duty_markup }: StoredTerms,
  country: string,
  named: (entry: string) => Excluded,
): DutyTerms => ({
  paidUpTo: paidUpTo(duty_paid_up_to, country),
  excludes: excludesOf(duty_excludes).map(named),
  markup: dutyMarkup(duty_markup, country),
})

/** Names the categories of goods in such lists; nothing is read where there are only tariff numbers. */
export async function nameExcludes(db: Db, lists: readonly string[]): Promise<(entry: string) => Excluded> {
  const entries = lists.flatMap(excludesOf).filter(isCategory)
  const named =
    entries.length === 0
      ? []
      : await db.selectFrom('goods_categories').where('id', 'in', entries).select(['id', 'name']).execute()
  return (entry) => ({ entry, name: named.find(({ id }) => id === entry)?.name ?? null })
}

/** How a line travels, and its terms for a country. */
export async function findLineTerms(
  db: Db,
  id: string,
  country: string,
): Promise<(DutyTerms & { option: DeliveryOption }) | undefined> {
  const line = await db
    .selectFrom('shipping_lines')
    .where('id', '=', id)
    .select(['option', 'duty_paid_up_to', 'duty_excludes', 'duty_markup'])
    .executeTakeFirst()
  if (!line) return undefined
  const named = await nameExcludes(db, [line.duty_excludes])
  return { option: line.option, ...termsOf(line, country, named) }
}
