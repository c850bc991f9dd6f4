import { namesOf } from '@longhaul/domain/entries.ts'
import { nameIn } from '@longhaul/domain/goods/name-in.ts'
import { formatter } from '../format.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { everyLanguage } from '../every-language.ts'
import { text, type NoticeArgs, type NoticeCatalogue, type NoticeKind } from './notices.en.ts'

export type { NoticeArgs, NoticeKind }

/** Every kind of notice there is. */
export const NOTICE_KINDS: readonly NoticeKind[] = namesOf(text)

/** The warehouse's clock: dates in mails are its own, and say so by being dates of deadlines there. */
const ZONE = 'Asia/Shanghai'

const noticesIn = await everyLanguage<NoticeCatalogue>((lang) => import(`./notices.${lang}.ts`))

/** A notice in a language: its title and its body. A kind we no longer know (an old row) has only its name. */
export function noticeIn(lang: Lang, kind: string, args: NoticeArgs): { title: string; body: string } {
  const known = NOTICE_KINDS.find((noticeKind) => noticeKind === kind)
  if (!known) return { title: kind, body: '' }
  const notice = noticesIn(lang)[known]
  const format = formatter(lang, ZONE)
  const named =
    args.title === undefined ? args : { ...args, title: titleIn(lang, args.title, args.title_latin) }
  return { title: notice.title(named, format), body: notice.body(named, format) }
}

const titleIn = (lang: Lang, title: string, titleLatin: string | undefined): string =>
  nameIn(lang, { title, titleLatin })
