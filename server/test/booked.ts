import { sql } from 'kysely'
import type { TestWorld } from './world.ts'

/**
 * What was written to the books while `run` ran, one line per posting, as in `parcel_shipped: 15100 CNY
 * frozen > carrier PST-EMS`: the event, the amount in minor units, where the money came from and where it
 * went. A shopper's accounts have no owner here, so that runs are comparable.
 */
export async function bookedBy({ db }: TestWorld, run: () => Promise<unknown>): Promise<string[]> {
  const { rows: last } = await sql<{ id: number }>`
    select coalesce(max(id), 0) as id from ledger_transactions`.execute(db)
  await run()
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', entry.kind || ':', posting.amount, posting.currency,
      source.kind, case when source.shopper_id is null then nullif(source.owner, '') end, '>',
      target.kind, case when target.shopper_id is null then nullif(target.owner, '') end) as line
    from ledger_postings posting
    join ledger_transactions entry on entry.id = posting.transaction_id
    join ledger_accounts source on source.id = posting.from_account_id
    join ledger_accounts target on target.id = posting.to_account_id
    where entry.id > ${last[0]!.id} order by posting.id`.execute(db)
  return rows.map(({ line }) => line)
}
