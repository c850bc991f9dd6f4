import { mailIn } from '@longhaul/text/mail.ts'
import { type NoticeArgs, type NoticeKind, noticeIn } from '@longhaul/text/notices.ts'
import { sendMail } from '../mail/public.ts'
import type { Doing } from '../platform/job-call.ts'
import { publicUrl } from '../platform/public-url.ts'
import { readSettings } from '../site/public.ts'
import { type Subject, findReader, insertMessage } from './sql.ts'

export { countUnread } from './sql.ts'

/** Something a shopper is told: what kind, with which figures, about what. */
export type NewNotice = { kind: NoticeKind; args: NoticeArgs; subject: Subject }

/** Tells a shopper: a message in the inbox and an e-mail in the shopper's language, both with the transaction or not at all. */
export async function notify(doing: Doing, shopperId: string, notice: NewNotice): Promise<void> {
  const { kind, args, subject } = notice
  await insertMessage(doing.tx, { shopperId, kind, args, subject, now: doing.now })
  const reader = await findReader(doing.tx, shopperId)
  const settings = await readSettings(doing.tx)
  const siteName = reader.lang === 'zh' ? settings.websiteNameZh : settings.websiteName
  const { title, body } = noticeIn(reader.lang, kind, args)
  const words = mailIn(reader.lang)
  await sendMail(doing, {
    to: reader.email,
    shopperId,
    lang: reader.lang,
    template: kind,
    siteName,
    letter: {
      subject: title,
      greeting: words.hello(reader.nickname || reader.email),
      paragraphs: body ? [body] : [],
      button: { label: words.open[subject.kind], url: publicUrl(pageOf(subject)) },
      footer: words.footer(siteName),
    },
  })
  await doing.changed(shopperId, 'messages')
}

/** The page of the shop that shows a subject. */
function pageOf({ kind, id }: Subject): string {
  switch (kind) {
    case 'order':
      return `/mine/order/orderDetail?id=${id}`
    case 'parcel':
      return `/mine/package/packageDetail?id=${id}`
    case 'stock_item':
      return '/mine/store'
    case 'inbound':
      return '/mine/store?tab=inbound'
    case 'funds':
      return '/mine/fund'
    case 'account':
      return '/mine/setting'
  }
}
