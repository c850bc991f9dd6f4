import type { GoodsNames } from '@longhaul/contract/goods/names.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { nameIn } from '@longhaul/domain/goods/name-in.ts'
import { pageLang } from '@longhaul/text/lang.ts'

/** Bought goods with their names, as the API returns them. */
export type Named = { title: string; names?: GoodsNames | undefined }
type Chosen = { options_text?: string | undefined; names?: GoodsNames | undefined }

/**
 * The displayed name of bought goods: the shopper's own name, else one in letters that the reader can read,
 * else the seller's title.
 */
export const goodsName = ({ title, names }: Named): string =>
  nameIn(pageLang, { title, titleLatin: names?.title, ownName: names?.own })

/** The chosen options in letters that the reader can read, as far as those are known. */
export const goodsOptions = ({ options_text: original, names }: Chosen): string =>
  (LANGUAGES[pageLang].script === 'latin' && names?.options) || (original ?? '')

/**
 * The `lang` attribute for a seller's or a shopper's words, for screen readers: Chinese where they are
 * Chinese, otherwise the page's language.
 */
export const langOf = (text: string): 'zh-Hans' | undefined =>
  /\p{Script=Han}/u.test(text) ? 'zh-Hans' : undefined
