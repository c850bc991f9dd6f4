import type { Lang } from '@longhaul/domain/languages.ts'
import type { NoticeArgs } from '@longhaul/text/mail/notices.ts'
import { type MailSecret, sendMail } from '../mail/public.ts'
import { type AccountMail, accountLetter } from '../messages/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { letterheadIn, readSettings } from '../site/public.ts'

/** The recipient of a mail about an account; the address may differ from the account's. */
export type Addressee = { id: string; email: string; nickname: string; lang: Lang }

/**
 * Sends a mail about an account; `secret` is for kinds whose link performs an action.
 */
export async function sendAccountMail(
  work: UnitOfWork,
  to: Omit<Addressee, 'id'> & { id: string | null },
  kind: AccountMail,
  { secret, args = {} }: { secret?: MailSecret; args?: NoticeArgs } = {},
): Promise<void> {
  const { email, lang } = to
  const head = letterheadIn(await readSettings(work.tx), lang)
  const { siteName } = head
  await sendMail(work, {
    to: email,
    shopperId: to.id,
    lang,
    template: kind,
    head,
    ...(secret ? { secret } : {}),
    letter: accountLetter({ lang, kind, args, email, siteName, isShopper: to.id !== null }),
  })
}
