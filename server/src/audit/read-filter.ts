import type { Act, listActs } from '@longhaul/contract/staff/audit.staff.ts'
import type { QueryOf } from '@longhaul/contract/route.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { deviceOf } from '@longhaul/domain/accounts/device.ts'
import { isDay, startOfDay } from '@longhaul/domain/time/days.ts'
import type { Static } from 'typebox'
import { badInput } from '../platform/http/refusal.ts'
import { UUID } from '../platform/uuid.ts'
import { sayAction, saySubject } from './say-acts.ts'
import type { ActCursor, ActFilter, ActRow } from './sql.ts'

type Query = Omit<QueryOf<typeof listActs>, 'cursor' | 'limit'>

const DAY_MS = 86_400_000

/**
 * Parses the filter of a query. Days are whole days in Shanghai. Refuses dates that do not exist, and invalid
 * ids of people.
 */
export function readFilter(query: Query): ActFilter {
  const { person } = query
  if (person && person !== 'command' && !UUID.test(person)) throw badInput({ person: 'format' })
  const since = query.from ? dayStart(query.from, 'from') : undefined
  const lastDay = query.to ? dayStart(query.to, 'to') : undefined
  return {
    person: person === 'command' ? null : person || undefined,
    action: query.action || undefined,
    subjectKind: query.subject_kind || undefined,
    subjectId: query.subject_id || undefined,
    since,
    until: lastDay && new Date(lastDay.getTime() + DAY_MS),
  }
}

function dayStart(day: string, field: string): Date {
  if (!isDay(day)) throw badInput({ [field]: 'format' })
  return startOfDay(day)
}

export const encodeActCursor = (row: ActRow): string =>
  Buffer.from(`${row.created_at.getTime()} ${row.id}`).toString('base64url')

export function decodeActCursor(text: string | undefined): ActCursor | undefined {
  if (text === undefined) return undefined
  const match = /^(\d{1,15}) (\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString())
  const at = new Date(Number(match?.[1]))
  if (!match || Number.isNaN(at.getTime())) throw badInput({ cursor: 'format' })
  return { at, id: Number(match[2]) }
}

/** An audit entry for the wire, in the caller's language. */
export const toAct = (
  row: ActRow,
  { lang, number }: { lang: Lang; number: string | null },
): Static<typeof Act> => ({
  id: String(row.id),
  at: row.created_at.toISOString(),
  person:
    row.staff_id === null
      ? null
      : { id: row.staff_id, name: row.staff_name ?? '', email: row.staff_email ?? '' },
  action: row.action,
  action_words: sayAction(lang, row.action),
  subject_kind: row.subject_kind,
  subject_words: saySubject(lang, row.subject_kind),
  subject_id: row.subject_id,
  subject_number: number,
  before: row.before,
  after: row.after,
  reason: row.reason,
  address: row.address,
  ...deviceOf(row.user_agent),
  request_id: row.request_id,
})
