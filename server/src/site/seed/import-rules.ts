import { IMPORT_RULE_KINDS } from '@longhaul/domain/customs/import-rule.ts'
import type { Tx } from '../../platform/database/db.ts'
import { cell, cells, readCsv } from './csv.ts'

/** Inserts the customs rules of other countries, each with its days and source. */
export async function seedImportRules(tx: Tx): Promise<void> {
  const rules = (await readCsv('import-rules.csv')).map((row) => ({
    place: cell(row, 'place'),
    valid_from: cell(row, 'valid_from') || null,
    valid_until: cell(row, 'valid_until') || null,
    kind: oneOf(IMPORT_RULE_KINDS, cell(row, 'kind')),
    currency: cell(row, 'currency'),
    above_minor: wholeOrNull(cell(row, 'above_minor')),
    within_minor: wholeOrNull(cell(row, 'within_minor')),
    rate_per_mille: wholeOrNull(cell(row, 'rate_per_mille')),
    amount_minor: wholeOrNull(cell(row, 'amount_minor')),
    per: oneOf(['parcel', 'hs_code', 'line'] as const, cell(row, 'per')),
    basis: oneOf(['sourced', 'trade'] as const, cell(row, 'basis')),
    note: cells(row, 'note'),
    source: cell(row, 'source'),
  }))
  await tx.insertInto('import_rules').values(rules).execute()
}

const wholeOrNull = (text: string): number | null => {
  if (text === '') return null
  if (!/^\d+$/.test(text)) throw new Error(`not a whole number: ${text}`)
  return Number(text)
}

function oneOf<Word extends string>(words: readonly Word[], text: string): Word {
  const word = words.find((known) => known === text)
  if (!word) throw new Error(`not one of ${words.join(', ')}: ${text}`)
  return word
}
