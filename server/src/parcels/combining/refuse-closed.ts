import type { Lang } from '@longhaul/domain/languages.ts'
import type { Db } from '../../platform/database/db.ts'
import { badInput } from '../../platform/http/refusal.ts'
import { findCountry } from '../../shipping/public.ts'

/** Refuses a package to a destination that staff closed, with the reason that they wrote for shoppers. */
export async function refuseClosed(db: Db, country: string, lang: Lang, field: string): Promise<void> {
  const why = (await findCountry(db, country))?.closed_why
  // A rule's values are separated by the bar.
  if (why)
    throw badInput({ [field]: `destination_closed|${why[lang].replaceAll('|', '/')}` }, 'destination_closed')
}
