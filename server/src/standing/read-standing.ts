import { type Standing, judgeHolds, openDebts } from '@longhaul/domain/funds/standing.ts'
import { sumFen } from '@longhaul/domain/money/fen.ts'
import { storageFee } from '@longhaul/domain/warehouse/storage-fee.ts'
import type { Db } from '../platform/database/db.ts'
import { readSettings } from '../site/public.ts'
import { type StandingRow, readFacts } from './sql.ts'

/** A shopper's standing. It is only final if the shopper's balance is locked. */
export async function readStanding(db: Db, shopperId: string, now: Date): Promise<Standing> {
  const facts = await readFacts(db, shopperId, now)
  const causes = facts.causes.map(({ kind, since, account }) => ({
    kind,
    since: new Date(since),
    ...(account === null ? {} : { account }),
  }))
  const lifts = facts.lifts.map(({ kind, since, by }) => ({ kind, since: new Date(since), by }))
  return {
    debts: openDebts(facts.owed_fen, facts.charges),
    due: [
      { kind: 'late_storage' as const, fen: lateStorage(facts, now, await readSettings(db)) },
      { kind: 'supplement' as const, fen: facts.supplements_fen },
    ].filter(({ fen }) => fen > 0),
    ...judgeHolds(causes, lifts, now),
  }
}

const lateStorage = ({ late }: StandingRow, now: Date, fees: Parameters<typeof storageFee>[2]) =>
  sumFen(
    late.map(
      ({ free_until, stopped_at, items }) =>
        items *
        storageFee({ free_until: new Date(free_until) }, stopped_at ? new Date(stopped_at) : now, fees),
    ),
  )
