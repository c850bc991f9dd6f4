import { formatter } from '../format.ts'
import { type Lang } from '../lang.ts'
import { en, type NoticeArgs, type NoticeCatalogue, type NoticeKind } from './notices.en.ts'
import { zh } from './notices.zh.ts'

export type { NoticeArgs, NoticeKind }

/** Every kind of notice there is. */
export const NOTICE_KINDS = Object.keys(en) as readonly NoticeKind[]

/** The warehouse's clock: dates in mails are its own, and say so by being dates of deadlines there. */
const ZONE = 'Asia/Shanghai'

const catalogues: Record<Lang, NoticeCatalogue> = { en, zh }

/** A notice in a language: its title and its body. A kind we no longer know (an old row) has only its name. */
export function noticeIn(lang: Lang, kind: string, args: NoticeArgs): { title: string; body: string } {
  const notice = catalogues[lang][kind as NoticeKind]
  if (!notice) return { title: kind, body: '' }
  const format = formatter(lang, ZONE)
  return { title: notice.title(args, format), body: notice.body(args, format) }
}
