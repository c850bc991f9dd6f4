import type { StaffGoodsNames } from '@longhaul/contract/goods/names.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'

/** What goods and their options are called in Latin letters, small beside the seller's words, for staff who read those better. Nothing where they say it all. */
export function LatinNames({ of: { names } }: { of: { names?: StaffGoodsNames | undefined } }) {
  const said = [names?.title, names?.options].filter(Boolean).join(' · ')
  if (LANGUAGES[pageLang].script !== 'latin' || said === '') return null
  return <small className="muted block font-normal">{said}</small>
}
