import type { Lang } from '@longhaul/domain/languages.ts'
import { mailIn } from '@longhaul/text/mail/mail.ts'
import type { NoticeKind } from '@longhaul/text/mail/notices.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import type { MailLink } from './blocks.ts'
import { MASK } from './mail-secret.ts'

/**
 * The button of a mail about an account, or undefined for a kind that has none. The secret of a link that
 * performs an action is masked: it is filled in when the mail is sent, and is never in the stored mail.
 */
export function accountButton(kind: NoticeKind, lang: Lang): MailLink | undefined {
  const words = mailIn(lang)
  const to = (label: string, path: string) => ({ label, url: publicUrl(path) })
  switch (kind) {
    case 'welcome':
      return to(words.verify, `/user/result?link=${MASK}`)
    case 'reset_password':
    case 'invited':
      return to(words.resetPassword, `/user/resetPassword?token=${MASK}`)
    case 'email_change':
      return to(words.confirmEmail, `/user/result?change=${MASK}`)
    case 'email_change_asked':
      return to(words.security, '/mine/secure')
    case 'staff_invited':
    case 'staff_link':
      // The token follows the #, so that it appears in no server log and no Referer header.
      return to(words.resetPassword, `/console/password#link=${MASK}`)
    case 'staff_value_act':
      return to(words.policy, '/console/policy')
    case 'staff_new_place':
    case 'staff_two_factor_reset':
      return to(words.security, '/console/account')
    case 'already_registered':
      return to(words.login, '/user/login')
    case 'registered':
      return to(words.shop, '/')
    default:
      return undefined
  }
}
