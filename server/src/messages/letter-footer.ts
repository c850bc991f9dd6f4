import type { Lang } from '@longhaul/domain/languages.ts'
import { topicOfMail } from '@longhaul/domain/messages/mail-topics.ts'
import { mailIn } from '@longhaul/text/mail/mail.ts'
import type { MailFooter, MailLink } from '../mail/public.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import type { NoticeToCompose } from './notice-to-compose.ts'

/** What the mail is about, how to ask, how to get fewer, and why it was sent. */
export function footerOf({
  lang,
  kind,
  args,
  about,
  email,
  siteName,
  choicesUrl,
}: NoticeToCompose): MailFooter {
  const words = mailIn(lang)
  const orderNumber = about.goods[0]?.order_number ?? (args.number?.startsWith('O') ? args.number : null)
  const parcelNumber = about.parcel?.number ?? (args.number?.startsWith('P') ? args.number : null)
  const number = parcelNumber
    ? words.parcel(parcelNumber)
    : orderNumber
      ? words.order(orderNumber)
      : (args.number ?? '')
  const topic = topicOfMail(kind)
  const always = topic === 'security' ? words.neverAsk : topic === 'decisions' ? words.always : ''
  return {
    about: number,
    links: footerLinks(lang, choicesUrl),
    lines: [always, words.sentTo(email, siteName)].filter(Boolean),
  }
}

/**
 * The links under every mail to a shopper. Without an address of its own, the choice of mails needs a log-in.
 */
export const footerLinks = (
  lang: Lang,
  choicesUrl: string = publicUrl('/mine/setting#mails'),
): MailLink[] => [
  { label: mailIn(lang).contact, url: publicUrl('/message?tab=conversations') },
  { label: mailIn(lang).choose, url: choicesUrl },
]
