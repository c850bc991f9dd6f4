import { addTaxRegistration as route } from '@longhaul/contract/parcels/tax-registrations.staff.ts'
import { isRegistration, overlap, schemeOf, tidyRegistration } from '@longhaul/domain/duty/registrations.ts'
import { whyNotPrint } from '@longhaul/domain/printing/printable.ts'
import { isDay } from '@longhaul/domain/time/days.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { badInput, printRule } from '../../platform/http/refusal.ts'
import { registrationOf } from './registration-card.ts'
import { insertRegistration, listRegistrations, lockRegistrations } from './sql-registrations.ts'

export const addTaxRegistrationAction = writeAction(route, addTaxRegistration)

/**
 * Adds a registration without an end. Refuses a number of another format, and days on which another
 * registration of the scheme is in force.
 */
async function addTaxRegistration(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, me, now } = call
  const { scheme, from_day: from } = body
  const number = tidyRegistration(body.number)
  const party = body.party.trim()
  if (!isRegistration(scheme, number))
    throw badInput({ number: `registration_number|${schemeOf(scheme).example}` })
  if (!isDay(from)) throw badInput({ from_day: 'format' })
  const unprintable = whyNotPrint(party)
  if (unprintable) throw badInput({ party: printRule(unprintable) })
  await lockRegistrations(tx)
  const others = (await listRegistrations(tx)).filter((row) => row.scheme === scheme)
  if (others.some((row) => overlap({ from, until: null }, { from: row.from_day, until: row.until_day })))
    throw badInput({ from_day: 'registration_overlaps' })
  const { id } = await insertRegistration(tx, {
    ...{ scheme, number, party, from_day: from },
    ...{ created_by: me.id, created_at: now },
  })
  await audit(call, {
    action: 'add_tax_registration',
    subjectKind: 'tax_registration',
    subjectId: id,
    after: { scheme, number, party, from_day: from },
    reason: body.reason.trim(),
  })
  return await registrationOf(tx, id, now)
}
