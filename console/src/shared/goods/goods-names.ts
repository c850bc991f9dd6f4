import type { StaffGoods } from '@longhaul/contract/goods/staff-goods.ts'
import { optionValues } from '@longhaul/domain/goods/option-values.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'

type Named = Pick<StaffGoods, 'title' | 'names' | 'options_text'>

/** Words and the language they are marked with: that of the seller, or that of the page if undefined. */
type Words = { text: string; lang: 'zh-Hans' | undefined }

const SELLERS = 'zh-Hans'

/**
 * What goods are called in the reader's language, with the other one beside it: staff who read Latin script
 * read the translation first, others the seller's words. What is not translated is shown as it is.
 */
export function namesOf({ title, names, options_text: options }: Named): {
  title: Words
  values: readonly string[]
  valuesLang: Words['lang']
  /** The title and options in the other language; empty if there are none. */
  other: Words
} {
  const isLatin = LANGUAGES[pageLang].script === 'latin'
  const own = { title, options, lang: SELLERS } as const
  const latin = { title: names?.title ?? '', options: names?.options ?? '', lang: undefined }
  const [first, second] = isLatin ? [latin, own] : [own, latin]
  const isTitleFirst = first.title !== ''
  const areOptionsFirst = first.options !== ''
  return {
    title: isTitleFirst ? { text: first.title, lang: first.lang } : { text: second.title, lang: second.lang },
    values: optionValues(areOptionsFirst ? first.options : second.options),
    valuesLang: areOptionsFirst ? first.lang : second.lang,
    other: {
      text: [isTitleFirst ? second.title : '', areOptionsFirst ? second.options : '']
        .filter(Boolean)
        .join(' · '),
      lang: second.lang,
    },
  }
}

/** The name of goods in one line of plain text, with the options, so that no two colours read alike. */
export function lineOf(goods: Named): string {
  const { title, values } = namesOf(goods)
  return [title.text, ...values].join(' · ')
}

/** The same where the end may be cut off: the options come first. */
export function shortLineOf(goods: Named): string {
  const { title, values } = namesOf(goods)
  return [...values, title.text].join(' · ')
}

/** The language of the name of goods in the row of a queue. */
export function titleLang(goods: Named): { titleLang?: string } {
  const { lang } = namesOf(goods).title
  return lang ? { titleLang: lang } : {}
}
