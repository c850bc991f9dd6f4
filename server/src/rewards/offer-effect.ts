import { FIRST_LANG, type InLanguages, textsOf } from '@longhaul/domain/languages.ts'
import type { Db } from '../platform/database/db.ts'
import type { Effect } from '../platform/http/proposable.ts'

/** An offer as its second person sees it: its name, and each of its terms. */
export async function offerEffect(
  _: Db,
  { body }: { body: InLanguages<'name', string> & Record<string, unknown> },
): Promise<Effect> {
  const terms = Object.entries(body).filter(([, value]) => value !== null && value !== false)
  return {
    subject: textsOf('name', body)[FIRST_LANG],
    changes: terms.map(([name, after]) => ({ name, before: null, after })),
  }
}
