import type { Fen } from '@longhaul/domain/money/fen.ts'
import { customsForm, sdrRate } from '@longhaul/domain/shipping/declaration.ts'
import type { Db } from '../../platform/database/db.ts'
import { latestRate } from '../../site/public.ts'

/** The most things that fit on the short form; the long one can have several pages. */
const CN22_GOODS = 6
/** At the smallest type size: characters per line, and line heights and the room available in points. */
const SMALL = { latin: 36, han: 20, latinHeight: 6, hanHeight: 7.5, gap: 6, room: 195 }

/** What a line of a declaration says of the goods in words. */
export type Words = { description: string; descriptionChinese: string; ids: string; maker: string }

const latinHeight = (letters: number): number => Math.ceil(letters / SMALL.latin) * SMALL.latinHeight

/** Whether the contents of a package fit on the short form, which is on label paper. */
export const fitsShortForm = (goods: readonly Words[]): boolean =>
  goods.length <= CN22_GOODS &&
  goods.reduce(
    (sum, { description, descriptionChinese, ids, maker }) =>
      sum +
      SMALL.gap +
      latinHeight(description.length + 5) +
      latinHeight(ids.length) +
      latinHeight(maker === '' ? 0 : maker.length + 7) +
      Math.ceil(descriptionChinese.length / SMALL.han) * SMALL.hanHeight,
    0,
  ) <= SMALL.room

/**
 * The short form up to its limits; the long one, which is always accepted, above them or if an exchange rate
 * is missing.
 */
export async function declarationForm(
  db: Db,
  { valueFen, grams, goods }: { valueFen: Fen; grams: number; goods: readonly Words[] },
): Promise<'cn22' | 'cn23'> {
  const rate = async (currency: string) => (await latestRate(db, currency))?.rateNanos
  const [USD, EUR, JPY, GBP] = [await rate('USD'), await rate('EUR'), await rate('JPY'), await rate('GBP')]
  if (!USD || !EUR || !JPY || !GBP || !fitsShortForm(goods)) return 'cn23'
  return customsForm({ valueFen, grams }, sdrRate({ USD, EUR, JPY, GBP }))
}
