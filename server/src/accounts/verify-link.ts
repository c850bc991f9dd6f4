import { VERIFY_LINK_HOURS } from '@longhaul/domain/accounts/limits.ts'
import type { Lang } from '@longhaul/text/lang.ts'
import { mailIn } from '@longhaul/text/mail.ts'
import { noticeIn } from '@longhaul/text/notices.ts'
import { sendMail } from '../mail/public.ts'
import type { Doing } from '../platform/job-call.ts'
import { publicUrl } from '../platform/public-url.ts'
import { hashToken, newToken } from '../platform/session.ts'
import { readSettings } from '../site/public.ts'
import { insertEmailLink } from './sql.ts'

type Addressee = { id: string; email: string; nickname: string; lang: Lang }

/** Mails a fresh link that verifies the address. */
export async function sendVerifyLink(doing: Doing, shopper: Addressee): Promise<void> {
  const token = newToken()
  const expires = new Date(doing.now.getTime() + VERIFY_LINK_HOURS * 3_600_000)
  await insertEmailLink(doing.tx, {
    token_hash: hashToken(token),
    purpose: 'verify_email',
    shopper_id: shopper.id,
    email: shopper.email,
    created_at: doing.now,
    expires_at: expires,
  })
  const button = { label: mailIn(shopper.lang).verify, url: publicUrl(`/user/result?link=${token}`) }
  await sendAccountMail(doing, shopper, 'welcome', button)
}

/** Tells the owner of an address that somebody tried to register with it: the page itself must not tell. */
export async function sendAlreadyRegistered(doing: Doing, shopper: Addressee): Promise<void> {
  await sendAccountMail(doing, shopper, 'already_registered', {
    label: mailIn(shopper.lang).login,
    url: publicUrl('/user/login'),
  })
}

async function sendAccountMail(
  doing: Doing,
  shopper: Addressee,
  kind: 'welcome' | 'already_registered',
  button: { label: string; url: string },
): Promise<void> {
  const settings = await readSettings(doing.tx)
  const siteName = shopper.lang === 'zh' ? settings.websiteNameZh : settings.websiteName
  const { title, body } = noticeIn(shopper.lang, kind, {})
  const words = mailIn(shopper.lang)
  await sendMail(doing, {
    to: shopper.email,
    shopperId: shopper.id,
    lang: shopper.lang,
    template: kind,
    siteName,
    letter: {
      subject: title,
      greeting: words.hello(shopper.nickname || shopper.email),
      paragraphs: [body],
      button,
      footer: words.footer(siteName),
    },
  })
}
