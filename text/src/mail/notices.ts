import { namesOf } from '@longhaul/domain/entries.ts'
import { shortGoodsNames } from '@longhaul/domain/goods/short-name.ts'
import { type Lang, LANGUAGES } from '@longhaul/domain/languages.ts'
import { UNKNOWN_ZONE } from '@longhaul/domain/time/zones.ts'
import { shorten } from '@longhaul/domain/texts/shorten.ts'
import { everyLanguage } from '../every-language.ts'
import { formatter } from '../format.ts'
import { goodsListIn } from '../goods/goods-list-in.ts'
import { joinSentences } from '../join-sentences.ts'
import { zonedMoment } from '../time/zoned.ts'
import { mailIn } from './mail.ts'
import type { NamedGoods, NoticeArgs } from './notice.ts'
import { text, type NoticeCatalogue, type NoticeKind } from './notices.en.ts'

export type { NamedGoods, NoticeArgs, NoticeKind }

/** All kinds of notices. */
export const NOTICE_KINDS: readonly NoticeKind[] = namesOf(text)

const noticesIn = await everyLanguage<NoticeCatalogue>((lang) => import(`./notices.${lang}.ts`))

/**
 * A moment in a notice: as written there by the clock of the reader's zone, and as a timestamp for pages,
 * which write it by the clock of the device.
 */
export type NoticeMoment = { text: string; at: string; only: 'date' | null }

/**
 * A notice in a language: its title and its body for the inbox, and the moments in them. A kind that is no
 * longer known (an old row) has only its name.
 */
export function noticeIn(
  lang: Lang,
  kind: string,
  args: NoticeArgs,
  zone: string = UNKNOWN_ZONE,
): { title: string; body: string; moments: NoticeMoment[] } {
  const { title, body, by, silence, moments } = noticeParts(lang, kind, args, zone)
  const { tracking_number: number } = args
  const tracking = number && `${mailIn(lang).rows.tracking}${LANGUAGES[lang].colon}${number}`
  return { title, body: joinSentences(lang, [body, by, silence, tracking]), moments }
}

/** The texts of which an e-mail about a notice is composed. Empty where the kind has none. */
export type NoticeParts = {
  title: string
  /** What happened, without the name of the goods. */
  heading: string
  body: string
  by: string
  silence: string
  /** The name of the amount. */
  sum: string
  /** The name of the goods; empty if the notice is not about goods. */
  goods: string
  moments: NoticeMoment[]
}

export function noticeParts(lang: Lang, kind: string, args: NoticeArgs, zone: string): NoticeParts {
  const known = NOTICE_KINDS.find((noticeKind) => noticeKind === kind)
  if (!known)
    return { title: kind, heading: kind, body: '', by: '', silence: '', sum: '', goods: '', moments: [] }
  const notice = noticesIn(lang)[known]
  const { money, date, weekday } = formatter(lang, zone)
  const warehouse = formatter(lang, 'Asia/Shanghai')
  const moments = new Map<string, NoticeMoment>()
  const written = (words: string, at: string, only: 'date' | null): string => {
    moments.set(words, { text: words, at: new Date(at).toISOString(), only })
    return words
  }
  const format = {
    money,
    weekday,
    date: (iso: string) => written(date(iso), iso, 'date'),
    shelfDay: warehouse.date,
    dateTime: (iso: string) => written(zonedMoment(lang, zone, iso), iso, null),
  }
  const said = oneLine(notice.said(args, format))
  const names = notice.notGoods ? [] : shortGoodsNames(lang, namedIn(args))
  const total = args.goods_count ?? names.length
  const goods = notice.notGoods
    ? ''
    : names.length > 0
      ? goodsListIn(lang).goodsList(names, total)
      : numberIn(lang, args)
  return {
    title: titleOf(lang, said, goods, names),
    heading: withCapital(shortened(said, HEADING_WIDTH)),
    body: notice.body(args, format),
    by: notice.by?.(args, format) ?? '',
    silence: notice.silence?.(args, format) ?? '',
    sum: notice.sum ?? '',
    goods,
    moments: [...moments.values()],
  }
}

/** The widths of a subject and of a heading: letters, of which a Chinese one counts as two. */
export const TITLE_WIDTH = 60
const HEADING_WIDTH = 120
/** How much of a title at least is left for the goods. */
const GOODS_WIDTH = 14

/** The title: the goods, as many of them as fit, then what happened. */
function titleOf(lang: Lang, said: string, goods: string, names: readonly string[]): string {
  if (goods === '') return withCapital(shortened(said, TITLE_WIDTH))
  const { colon } = LANGUAGES[lang]
  const first = names.length > 1 ? withCapital(`${names[0]}…`) : goods
  const shortest = Math.min(widthOf(first), GOODS_WIDTH)
  const what = withoutCapital(shortened(said, TITLE_WIDTH - widthOf(colon) - shortest))
  const room = TITLE_WIDTH - widthOf(colon) - widthOf(what)
  const which = widthOf(goods) <= room ? goods : shortened(first, room)
  return `${which}${colon}${what}`
}

/** The title of a text about these goods, as far as they fit, after which it says something. */
export function titleAbout(lang: Lang, said: string, named: readonly NamedGoods[]): string {
  const names = shortGoodsNames(lang, namedIn({ goods: named }))
  return titleOf(lang, oneLine(said), goodsListIn(lang).goodsList(names, named.length), names)
}

/** The goods of a notice. */
const namedIn = ({ goods, title, title_latin }: NoticeArgs) =>
  (goods ?? (title ? [{ title, ...(title_latin ? { title_latin } : {}) }] : [])).map((named) => ({
    title: oneLine(named.title),
    titleLatin: oneLine(named.title_latin ?? ''),
  }))

/** An order or a package by its number, where the names of its goods are not known. */
function numberIn(lang: Lang, { number = '' }: NoticeArgs): string {
  const { order, parcel } = mailIn(lang)
  if (number.startsWith('O')) return order(number)
  return number.startsWith('P') ? parcel(number) : ''
}

/** Titles become headers of mails, which have one line. */
const oneLine = (words: string): string =>
  words.replaceAll(/[\p{Cc}\u2028-\u202E\u2066-\u2069\s]+/gu, ' ').trim()

const WIDE = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u
const widthOf = (words: string): number =>
  [...words].reduce((width, letter) => width + (WIDE.test(letter) ? 2 : 1), 0)

/** The words, or as many of their letters as fit, with an ellipsis. */
function shortened(words: string, width: number): string {
  if (widthOf(words) <= width) return words
  const letters = [...words]
  let count = letters.length
  while (count > 0 && widthOf(letters.slice(0, count).join('')) > width - 1) count -= 1
  return shorten(words, count).replace(/[\s,;:，；：、]+…$/u, '…')
}

const withCapital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
/** A first word is not a name where its second letter is small, or where it is one letter ("A"). */
const withoutCapital = (words: string): string =>
  /^(?:I\b|I’|DHL)/.test(words) || !/^\p{Lu}(?:\p{Ll}|\s|’)/u.test(words)
    ? words
    : words.charAt(0).toLowerCase() + words.slice(1)
