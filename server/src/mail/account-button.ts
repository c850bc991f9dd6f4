import type { Lang } from '@longhaul/text/lang.ts'
import { mailIn } from '@longhaul/text/mail.ts'
import type { NoticeKind } from '@longhaul/text/notices.ts'
import { publicUrl } from '../platform/public-url.ts'
import type { Letter } from './layout.ts'

/**
 * The button of a mail about an account, or undefined for a kind that has none. `token` is the secret of the mailed link, for the kinds
 * whose link does something.
 */
export function accountButton(kind: NoticeKind, lang: Lang, token = ''): Letter['button'] {
  const words = mailIn(lang)
  const to = (label: string, path: string) => ({ label, url: publicUrl(path) })
  switch (kind) {
    case 'welcome':
      return to(words.verify, `/user/result?link=${token}`)
    case 'reset_password':
      return to(words.resetPassword, `/user/resetPassword?token=${token}`)
    case 'email_change':
      return to(words.confirmEmail, `/user/result?change=${token}`)
    case 'email_change_asked':
      return to(words.security, '/mine/secure')
    case 'already_registered':
      return to(words.login, '/user/login')
    case 'registered':
      return to(words.shop, '/')
    default:
      return undefined
  }
}
