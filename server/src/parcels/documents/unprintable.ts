import type { Lang } from '@longhaul/domain/languages.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import { fieldSentence } from '@longhaul/text/errors/field-sentence.ts'
import type { Db } from '../../platform/database/db.ts'
import { write } from '../../platform/documents/ink.ts'
import { MM, type Sheet } from '../../platform/documents/pdf.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type ShippingDocuments, readShippingDocuments } from './shipping-documents.ts'

/** A package whose papers cannot be printed, and why, as a sentence for staff. */
export type Unprintable = { number: string; why: string }

export const isUnprintable = (entry: ShippingDocuments | Unprintable): entry is Unprintable => 'why' in entry

/**
 * Reads the papers of several packages. One that cannot be printed does not stop the others: it is returned
 * with the reason. Refuses only if none of them can be.
 */
export async function readManyShippingDocuments(
  db: Db,
  rows: readonly { id: string; at: Date }[],
  lang: Lang,
): Promise<(ShippingDocuments | Unprintable)[]> {
  const found: (ShippingDocuments | Unprintable)[] = []
  const rules: Record<string, string> = {}
  for (const { id, at } of rows) {
    try {
      found.push(await readShippingDocuments(db, id, at))
    } catch (error) {
      if (!(error instanceof Refusal) || error.reason !== 'address_unprintable') throw error
      const number = String(error.details['number'])
      const [rule = ''] = Object.values(error.fields ?? {})
      rules[number] = rule
      found.push({ number, why: fieldSentence(errorsIn(lang).fields, rule) })
    }
  }
  if (found.length > 0 && found.every(isUnprintable)) throw new Refusal('address_unprintable', {}, rules)
  return found
}

/** The numbers of the packages that a file leaves out. */
export const leftOutOf = (all: readonly (ShippingDocuments | Unprintable)[]): string[] =>
  all.filter(isUnprintable).map(({ number }) => number)

/** A page in place of a paper that cannot be printed, so that nobody looks for it in the pile. */
export function drawUnprintable(sheet: Sheet, { number, why }: Unprintable): void {
  const place = { x: 5 * MM, width: 90 * MM }
  const y = write(sheet, number, { ...place, y: 10 * MM, size: 16, bold: true })
  write(sheet, why, { ...place, y: y + 4 * MM, size: 12, height: 100 * MM })
}
