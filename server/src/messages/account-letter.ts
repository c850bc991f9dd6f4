import type { Lang } from '@longhaul/domain/languages.ts'
import { mailIn } from '@longhaul/text/mail/mail.ts'
import { type NoticeArgs, noticeIn } from '@longhaul/text/mail/notices.ts'
import { type Letter, accountButton, plainLetter } from '../mail/public.ts'
import { footerLinks } from './letter-footer.ts'

/**
 * The kinds of mail about an account that are no notices: they contain a link, or go to an address that is
 * not the account's, so they do not appear in the inbox.
 */
export const ACCOUNT_MAILS = [
  'welcome',
  'already_registered',
  'registered',
  'reset_password',
  'invited',
  'email_change',
  'email_change_asked',
  'email_changed',
  'account_closed',
  'staff_new_place',
  'staff_invited',
  'staff_link',
  'staff_two_factor_reset',
  'staff_value_act',
] as const
export type AccountMail = (typeof ACCOUNT_MAILS)[number]

/** The kinds whose link proves an address, so it must be usable where buttons do nothing. */
const WRITTEN_OUT: ReadonlySet<AccountMail> = new Set(['welcome', 'email_change'])

/** A mail about an account; the recipient may be a colleague, or have no account any more. */
export function accountLetter(mail: {
  lang: Lang
  kind: AccountMail
  args: NoticeArgs
  email: string
  siteName: string
  isShopper: boolean
}): Letter {
  const { lang, kind, args, email, siteName, isShopper } = mail
  const { title, body } = noticeIn(lang, kind, args)
  const words = mailIn(lang)
  const button = accountButton(kind, lang)
  return plainLetter({
    subject: title,
    sentences: [body],
    ...(button ? { button } : {}),
    ...(WRITTEN_OUT.has(kind) ? { written: words.rawLink } : {}),
    footer: {
      about: '',
      links: isShopper && kind !== 'account_closed' ? footerLinks(lang) : [],
      lines: [words.neverAsk, words.sentTo(email, siteName)],
    },
  })
}
