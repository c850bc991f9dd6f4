import type { Takeover } from '@longhaul/contract/takeover/takeovers.staff.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import type { Static } from 'typebox'
import type { Db } from '../platform/database/db.ts'
import { type TakeoverRecord, findStaffNames, findTakeover, readProgress } from './sql.ts'
import { orNotFound } from '../platform/http/refusal.ts'

type Reading = { db: Db; lang: Lang }

/** The progress of a file, and its refused rows. */
export const readTakeoverCard = async (reading: Reading, id: string): Promise<Static<typeof Takeover>> =>
  toTakeover(reading, orNotFound(await findTakeover(reading.db, id)))

export async function toTakeover(
  { db, lang }: Reading,
  takeover: TakeoverRecord,
): Promise<Static<typeof Takeover>> {
  const progress = await readProgress(db, takeover.id)
  const nameOf = await findStaffNames(db, [takeover.asked_by, takeover.decided_by])
  const { reasons } = errorsIn(lang)
  return {
    id: takeover.id,
    kind: takeover.kind,
    stage: takeover.stage,
    row_count: takeover.row_count,
    total_fen: takeover.total_fen,
    brought: progress.brought,
    waiting: progress.waiting,
    refused_count: progress.refused,
    // Only known reasons are ever stored.
    refused: progress.refusedRows.map(({ row, reason }) => ({ row, message: reasons[reason] })),
    accounts_to_invite: progress.accounts_to_invite,
    two_people: takeover.two_people,
    asked_by: takeover.asked_by,
    asked_by_name: nameOf(takeover.asked_by) ?? '',
    decided_by_name: nameOf(takeover.decided_by),
    created_at: takeover.created_at.toISOString(),
    ended_at: takeover.ended_at?.toISOString() ?? null,
    invited_at: takeover.invited_at?.toISOString() ?? null,
  }
}
