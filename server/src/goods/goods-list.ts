import { shortGoodsNames } from '@longhaul/domain/goods/short-name.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { goodsListIn } from '@longhaul/text/goods/goods-list-in.ts'
import { cityName } from '@longhaul/text/time/zoned.ts'

/** Names of goods as rows have them. */
type Row = { title: string; title_latin?: string | null; own_name?: string | null }

/**
 * The short names of goods as one text in the reader's language, "Headphones and bottle". The heaviest or
 * dearest come first; `total` if these are not all.
 */
export const goodsListOf = (lang: Lang, rows: readonly Row[], total = rows.length): string =>
  goodsListIn(lang).goodsList(
    shortGoodsNames(
      lang,
      rows.map(({ title, title_latin: titleLatin, own_name: ownName }) => ({
        title,
        titleLatin: titleLatin ?? '',
        ownName: ownName ?? '',
      })),
    ),
    total,
  )

/** The same for a package: with its place, "Headphones and bottle to Berlin". */
export const packageName = (lang: Lang, rows: readonly Row[], place: string, total = rows.length): string => {
  const goods = goodsListOf(lang, rows, total)
  return place ? goodsListIn(lang).goodsTo(goods, cityName(lang, place)) : goods
}
