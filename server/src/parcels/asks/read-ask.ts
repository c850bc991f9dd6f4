import type { ParcelAsk } from '@longhaul/contract/parcels/parcel-asks.ts'
import { ASK_ANSWERS, type OpenAsk } from '@longhaul/domain/parcels/asks.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../../files/public.ts'
import type { Reading } from '../reading/reading.ts'
import { type AskRow, findOpenAsk, listPapers } from './sql-asks.ts'

/** An ask as the rules judge it. */
export const toOpenAsk = (row: AskRow | undefined): OpenAsk | null =>
  row ? { kind: row.kind, answered: row.answered_at !== null } : null

/** What a package asks at present, with the papers added so far; null if it asks nothing. */
export async function readAsk(
  { db, world, now }: Pick<Reading, 'db' | 'world' | 'now'>,
  parcelId: string,
): Promise<Static<typeof ParcelAsk> | null> {
  const row = await findOpenAsk(db, parcelId)
  if (!row) return null
  const papers = await listPapers(db, row.id)
  return {
    kind: row.kind,
    words: row.words,
    asked_at: row.asked_at.toISOString(),
    papers: papers.map(({ file_id: id, name, bytes }) => ({
      id,
      name,
      url: imageUrl(world, id, now) ?? '',
      bytes,
    })),
    answer: ASK_ANSWERS.find((known) => known === row.answer) ?? null,
    note: row.note,
    answered_at: row.answered_at?.toISOString() ?? null,
  }
}
