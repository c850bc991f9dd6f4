import type { ProposalRow as Row } from '@longhaul/contract/policy/policy.staff.ts'
import { ACT_NAMES, type ActName, ruleOf } from '@longhaul/domain/policy/acts.ts'
import { chosenOf } from '@longhaul/domain/entries.ts'
import type { Static } from 'typebox'
import type { Db } from '../platform/database/db.ts'
import type { StaffMember } from '../platform/logged-in.ts'
import { tiesSince } from './guard-act.ts'
import { listHolders, listTies } from './sql.ts'
import type { ProposalRow } from './sql-proposals.ts'
import { whyNotSecond } from '@longhaul/domain/policy/second-person.ts'

type Reader = { db: Db; me: StaffMember; now: Date }

/** Who may decide what: the holders of each act's second role, and the ties between members of staff. */
export async function readDeciders({ db, now }: Reader) {
  const ties = await listTies(db, tiesSince(now))
  const holders = new Map<ActName, Awaited<ReturnType<typeof listHolders>>>()
  for (const act of ACT_NAMES) holders.set(act, await listHolders(db, ruleOf(act).second))
  return { ties, holdersOf: (act: ActName) => holders.get(act) ?? [] }
}
type Deciders = Awaited<ReturnType<typeof readDeciders>>

export const toProposalRow = async (reader: Reader, row: ProposalRow): Promise<Static<typeof Row>> =>
  withDeciders(await readDeciders(reader), reader, row)

export function withDeciders(
  { ties, holdersOf }: Deciders,
  { me, now }: Reader,
  row: ProposalRow,
): Static<typeof Row> {
  const act = chosenOf(ACT_NAMES, row.act)
  const holders = holdersOf(act).map(({ id }) => id)
  const first = { firstBy: row.asked_by, firstAt: row.asked_at }
  return {
    id: row.id,
    act,
    call: row.call,
    stage: row.stage,
    subject: row.subject,
    reason: row.reason,
    asked_by: { id: row.asked_by, name: row.asked_by_name },
    asked_at: row.asked_at.toISOString(),
    decided_by: row.decided_by === null ? null : { id: row.decided_by, name: row.decided_by_name ?? '' },
    decided_at: row.decided_at?.toISOString() ?? null,
    note: row.note,
    expires_at: row.expires_at.toISOString(),
    due_at: row.due_at?.toISOString() ?? null,
    why_not_approve:
      row.stage === 'waiting'
        ? whyNotSecond({ ...first, holders, ties }, me.id, now)
        : 'transition_not_allowed',
  }
}
