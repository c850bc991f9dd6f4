import type { DataImport } from '@longhaul/contract/data-import/data-imports.staff.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import type { Static } from 'typebox'
import type { Db } from '../platform/database/db.ts'
import { type DataImportRecord, findStaffNames, findDataImport, readProgress } from './sql.ts'
import { orNotFound } from '../platform/http/refusal.ts'

type Reading = { db: Db; lang: Lang }

/** The progress of a file, and its refused rows. */
export const readDataImportCard = async (reading: Reading, id: string): Promise<Static<typeof DataImport>> =>
  toDataImport(reading, orNotFound(await findDataImport(reading.db, id)))

export async function toDataImport(
  { db, lang }: Reading,
  dataImport: DataImportRecord,
): Promise<Static<typeof DataImport>> {
  const progress = await readProgress(db, dataImport.id)
  const nameOf = await findStaffNames(db, [dataImport.asked_by, dataImport.decided_by])
  const { reasons } = errorsIn(lang)
  return {
    id: dataImport.id,
    kind: dataImport.kind,
    stage: dataImport.stage,
    row_count: dataImport.row_count,
    total_fen: dataImport.total_fen,
    brought: progress.brought,
    waiting: progress.waiting,
    refused_count: progress.refused,
    // Only known reasons are ever stored.
    refused: progress.refusedRows.map(({ row, reason }) => ({ row, message: reasons[reason] })),
    accounts_to_invite: progress.accounts_to_invite,
    two_people: dataImport.two_people,
    asked_by: dataImport.asked_by,
    asked_by_name: nameOf(dataImport.asked_by) ?? '',
    decided_by_name: nameOf(dataImport.decided_by),
    created_at: dataImport.created_at.toISOString(),
    ended_at: dataImport.ended_at?.toISOString() ?? null,
    invited_at: dataImport.invited_at?.toISOString() ?? null,
  }
}
