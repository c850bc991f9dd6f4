import { namesOf } from '@longhaul/domain/entries.ts'
import { nameIn } from '@longhaul/domain/goods/name-in.ts'
import { formatter } from '../format.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { everyLanguage } from '../every-language.ts'
import { mailIn } from './mail.ts'
import { text, type NoticeArgs, type NoticeCatalogue, type NoticeKind } from './notices.en.ts'

export type { NoticeArgs, NoticeKind }

/** All kinds of notices. */
export const NOTICE_KINDS: readonly NoticeKind[] = namesOf(text)

/** The warehouse's time zone, used and stated where the reader's is unknown. */
const ZONE = 'Asia/Shanghai'

const noticesIn = await everyLanguage<NoticeCatalogue>((lang) => import(`./notices.${lang}.ts`))

/**
 * A moment in a notice: as written there in warehouse time, and as a timestamp for clients that know the
 * reader's time zone.
 */
export type NoticeMoment = { text: string; at: string; only: 'date' | null }

/**
 * A notice in a language: its title and body, and the moments in them. A kind that is no longer known (an old
 * row) has only its name.
 */
export function noticeIn(
  lang: Lang,
  kind: string,
  args: NoticeArgs,
): { title: string; body: string; moments: NoticeMoment[] } {
  const known = NOTICE_KINDS.find((noticeKind) => noticeKind === kind)
  if (!known) return { title: kind, body: '', moments: [] }
  const notice = noticesIn(lang)[known]
  const { money, date, dateTime } = formatter(lang, ZONE)
  const moments = new Map<string, NoticeMoment>()
  const written = (words: string, at: string, only: 'date' | null): string => {
    moments.set(words, { text: words, at: new Date(at).toISOString(), only })
    return words
  }
  const format = {
    money,
    date: (iso: string) => written(date(iso), iso, 'date'),
    dateTime: (iso: string) => written(mailIn(lang).warehouseTime(dateTime(iso)), iso, null),
  }
  const named =
    args.title === undefined ? args : { ...args, title: titleIn(lang, args.title, args.title_latin) }
  const filled = { title: notice.title(named, format), body: notice.body(named, format) }
  return { ...filled, moments: [...moments.values()] }
}

const titleIn = (lang: Lang, title: string, titleLatin: string | undefined): string =>
  nameIn(lang, { title, titleLatin })
