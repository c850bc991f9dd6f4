import type { StaffGoodsNames } from '@longhaul/contract/goods/names.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'

/**
 * The names of goods and options in Latin letters, shown small beside the seller's words, for staff whose
 * language uses Latin script.
 */
export function LatinNames({ of: { names } }: { of: { names?: StaffGoodsNames | undefined } }) {
  const text = [names?.title, names?.options].filter(Boolean).join(' · ')
  if (LANGUAGES[pageLang].script !== 'latin' || text === '') return null
  return <small className="muted block font-normal">{text}</small>
}
