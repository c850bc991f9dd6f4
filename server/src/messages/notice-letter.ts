import type { Lang } from '@longhaul/domain/languages.ts'
import { mailIn } from '@longhaul/text/mail/mail.ts'
import { type NoticeArgs, noticeIn } from '@longhaul/text/mail/notices.ts'
import type { Letter } from '../mail/public.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import type { Subject } from './sql.ts'

/** The e-mail for a notice to a shopper. `paragraphs` replace the notice's own sentence. */
export function noticeLetter(
  lang: Lang,
  name: string,
  siteName: string,
  { kind, args, subject }: { kind: string; args: NoticeArgs; subject: Subject },
  paragraphs?: readonly string[],
): Letter {
  const { title, body } = noticeIn(lang, kind, args)
  const words = mailIn(lang)
  const lines = paragraphs && paragraphs.length > 0 ? paragraphs : [body]
  return {
    subject: title,
    greeting: words.hello(name),
    paragraphs: lines.filter(Boolean),
    button: { label: words.open[subject.kind], url: publicUrl(pageOf(subject)) },
    footer: words.footer(siteName),
  }
}

/** The page of the shop that shows a subject. */
export function pageOf({ kind, id }: Subject): string {
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
      return id === 'security' ? '/mine/secure' : '/mine/setting'
    case 'conversation':
      return `/message?tab=conversations&conversation=${id}`
  }
}
