import { endTaxRegistration as route } from '@longhaul/contract/parcels/tax-registrations.staff.ts'
import { lastDayOf, overlap, whyNotEnd } from '@longhaul/domain/duty/registrations.ts'
import { isDay, shanghaiDay } from '@longhaul/domain/time/days.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { Refusal, badInput, orNotFound } from '../../platform/http/refusal.ts'
import { registrationOf } from './registration-card.ts'
import { listRegistrations, lockRegistrations, setLastDay } from './sql-registrations.ts'

export const endTaxRegistrationAction = writeAction(route, endTaxRegistration)

/**
 * Sets the last day of a registration that has not ended. Packages that are quoted and not paid by then have
 * to be made again; those that are paid keep their tax. One that has not begun is withdrawn.
 */
async function endTaxRegistration(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, me, now } = call
  if (!isDay(body.until_day)) throw badInput({ until_day: 'format' })
  await lockRegistrations(tx)
  const rows = await listRegistrations(tx)
  const row = orNotFound(rows.find(({ id }) => id === params.id.toLowerCase()))
  const registered = { from: row.from_day, until: row.until_day }
  const why = whyNotEnd(registered, body.until_day, shanghaiDay(now))
  if (why === 'already_ended') throw new Refusal('transition_not_allowed')
  if (why) throw badInput({ until_day: 'day_passed' })
  const day = lastDayOf(registered, body.until_day)
  const others = rows.filter((other) => other.scheme === row.scheme && other.id !== row.id)
  if (
    others.some((other) =>
      overlap({ ...registered, until: day }, { from: other.from_day, until: other.until_day }),
    )
  )
    throw badInput({ until_day: 'registration_overlaps' })
  await setLastDay(tx, row.id, { day, staffId: me.id, now })
  await audit(call, {
    action: 'end_tax_registration',
    subjectKind: 'tax_registration',
    subjectId: row.id,
    before: { until_day: row.until_day },
    after: { scheme: row.scheme, number: row.number, until_day: day },
    reason: body.reason.trim(),
  })
  return await registrationOf(tx, row.id, now)
}
