import type { GoodsNames } from '@longhaul/contract/goods/names.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { nameIn } from '@longhaul/domain/goods/name-in.ts'
import { pageLang } from '@longhaul/text/lang.ts'

/** Something bought, as calls name it. */
export type Named = { title: string; names?: GoodsNames | undefined }
type Chosen = { options_text?: string | undefined; names?: GoodsNames | undefined }

/** What something bought is called on this page: by the shopper, else in letters that the reader reads, else as the seller wrote. */
export const goodsName = ({ title, names }: Named): string =>
  nameIn(pageLang, { title, titleLatin: names?.title, ownName: names?.own })

/** The chosen options in letters that the reader reads, as far as they are known. */
export const goodsOptions = ({ options_text: original, names }: Chosen): string =>
  (LANGUAGES[pageLang].script === 'latin' && names?.options) || (original ?? '')

/** The language of words of a seller or a shopper, for who reads them aloud: Chinese where they are, otherwise whatever the page is in. */
export const langOf = (text: string): 'zh-Hans' | undefined =>
  /\p{Script=Han}/u.test(text) ? 'zh-Hans' : undefined
