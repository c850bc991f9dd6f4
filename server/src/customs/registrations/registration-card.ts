import type { listTaxRegistrations } from '@longhaul/contract/parcels/tax-registrations.staff.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import type { Db } from '../../platform/database/db.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { type RegistrationRow, listRegistrations } from './sql-registrations.ts'

type Card = ReplyOf<typeof listTaxRegistrations>['registrations'][number]

/** A registration in wire format, as of `now`. */
export function toRegistration(row: RegistrationRow, now: Date): Card {
  const today = shanghaiDay(now)
  const { from_day: from, until_day: until } = row
  const isPast = until !== null && (until < today || until < from)
  return {
    ...{ id: row.id, scheme: row.scheme, number: row.number, party: row.party },
    ...{ from_day: row.from_day, until_day: row.until_day },
    state: isPast ? 'past' : row.from_day > today ? 'scheduled' : 'in_force',
    created_at: row.created_at.toISOString(),
    created_by: row.created_name,
    ended_at: row.ended_at?.toISOString() ?? null,
    ended_by: row.ended_name,
  }
}

export const registrationOf = async (db: Db, id: string, now: Date): Promise<Card> =>
  toRegistration(orNotFound((await listRegistrations(db)).find((row) => row.id === id)), now)
