import { fieldsOf, type InLanguages, type Texts, textsOf } from '@longhaul/domain/languages.ts'
import type { StaffImportRule } from '@longhaul/contract/parcels/import-rules.staff.ts'
import type { RuleSurroundings } from '@longhaul/domain/customs/import-rule-issues.ts'
import type { StoredImportRule } from '@longhaul/domain/customs/stored-import-rule.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import type { Static } from 'typebox'
import type { Tx } from '../platform/database/db.ts'
import { countryCodes } from '../shipping/public.ts'
import { ruleFacts } from './rule-facts.ts'
import { type RuleRow, listRatedCurrencies } from './sql-rules.ts'

type Wire = Static<typeof StaffImportRule>
/** The contents of a rule on the wire, without its author. */
export type RuleWords = Omit<Wire, 'id' | 'state' | 'changed_at' | 'staff_name'>

export const toWords = (rule: StoredImportRule): RuleWords => ({
  ...ruleFacts(rule),
  ...fieldsOf('note', rule.note),
})

/** A rule from the wire. */
export const toRule = (words: RuleWords): StoredImportRule => factsOf(words, textsOf('note', words))

/** A rule from its row. */
export const ruleOfRow = (row: RuleRow): StoredImportRule => factsOf(row, row.note)

const factsOf = (
  words: Omit<RuleWords, keyof InLanguages<'note', string>>,
  note: Texts,
): StoredImportRule => ({
  place: words.place,
  validFrom: words.valid_from,
  validUntil: words.valid_until,
  kind: words.kind,
  currency: words.currency,
  aboveMinor: words.above_minor,
  withinMinor: words.within_minor,
  ratePerMille: words.rate_per_mille,
  amountMinor: words.amount_minor,
  per: words.per,
  basis: words.basis,
  note,
  source: words.source.trim(),
})

/** A rule as the console lists it, with its state today. */
export const toStaffRule = (row: RuleRow, now: Date): Wire => ({
  id: row.rule_id,
  ...toWords(ruleOfRow(row)),
  state: stateOf(row, shanghaiDay(now)),
  changed_at: row.changed_at?.toISOString() ?? null,
  staff_name: row.staff_name,
})

/** The places and currencies that a rule may name. */
export const readSurroundings = async (tx: Tx): Promise<RuleSurroundings> => ({
  places: new Set(['EU', ...(await countryCodes(tx))]),
  currencies: new Set(await listRatedCurrencies(tx)),
})

function stateOf(row: RuleRow, day: string): Wire['state'] {
  if (row.valid_from !== null && row.valid_from > day) return 'scheduled'
  return row.valid_until !== null && row.valid_until < day ? 'past' : 'in_force'
}
