import { getMail, listMails } from '@longhaul/contract/staff/operations.staff.ts'
import { mailHtmlUrl, showsLinks } from '../mail/public.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { found } from '../platform/http/refusal.ts'
import { countUndelivered, findMailForStaff, hasReadMail, listMailsForStaff } from './sql.ts'

/** A page that is open asks again and again: that is one reading. */
const ONE_READING_MS = 15 * 60_000

type Row = Awaited<ReturnType<typeof listMailsForStaff>>[number]

const toWire = (row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
  next_try_at: row.next_try_at?.toISOString() ?? null,
  given_up_at: row.given_up_at?.toISOString() ?? null,
})

/** Every mail that was written, newest first. */
export const listMailsAction = action(listMails, async ({ tx, query }) => {
  const size = pageSize(query.limit)
  const page = toPage(
    await listMailsForStaff(tx, {
      q: query.q?.trim(),
      undelivered: query.undelivered ?? false,
      cursor: decodeCursor(query.cursor),
      size,
    }),
    size,
  )
  return {
    items: page.rows.map(toWire),
    next_cursor: page.next_cursor,
    undelivered_count: await countUndelivered(tx),
  }
})

/** One mail as it is stored: a link that lets somebody in is masked. Whoever reads what was written to a shopper is in the audit log. */
export const getMailAction = action(getMail, async (call) => {
  const { tx, params, world, now } = call
  const { secret_expires_at, shopper_id, ...mail } = found(await findMailForStaff(tx, params.id))
  if (!(await hasReadMail(tx, call.me.id, mail.id, new Date(now.getTime() - ONE_READING_MS))))
    await audit(call, {
      action: 'read_mail',
      subjectKind: 'mail',
      subjectId: mail.id,
      after: { template: mail.template, shopper_id },
    })
  return {
    ...toWire(mail),
    link:
      secret_expires_at === null
        ? ('none' as const)
        : showsLinks(world) && secret_expires_at > now
          ? ('on_demand' as const)
          : ('masked' as const),
    text_body: mail.text_body,
    html_body: mail.html_body,
    html_url: mailHtmlUrl(world, mail.id, now),
  }
})
