import type { Seen, WatchChange } from '@longhaul/domain/watches/seen.ts'
import { noticeNames } from '../goods/public.ts'
import type { NewNotice } from '../messages/public.ts'

type NamedGoods = Parameters<typeof noticeNames>[0]

const SUBJECT = { kind: 'account', id: 'watches' } as const

/** The notice that watched goods have changed, with what was known before. */
export const watchChanged = (named: NamedGoods, change: WatchChange, before: Seen, now: Seen): NewNotice => ({
  kind: 'watch_changed',
  args: {
    ...noticeNames(named),
    reason: change,
    ...(before.fen === null ? {} : { was_fen: before.fen }),
    ...(now.fen === null ? {} : { now_fen: now.fen }),
  },
  subject: SUBJECT,
})

/** The notice that goods are no longer watched: their page is gone, or the time is over. */
export const watchEnded = (named: NamedGoods, why: 'gone' | 'over'): NewNotice => ({
  kind: 'watch_ended',
  args: { ...noticeNames(named), reason: why },
  subject: SUBJECT,
})
