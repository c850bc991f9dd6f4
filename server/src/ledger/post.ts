import type { Posting } from '@longhaul/domain/ledger/posting.ts'
import type { Thing } from '@longhaul/domain/ledger/thing.ts'
import type { text } from '@longhaul/text/ledger/events.en.ts'
import type { Db } from '../platform/database/db.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { forgetBalances } from './balances.ts'
import { type Subject, insertTransaction, makeHouseAccounts } from './sql.ts'

/** One business event, as the books see it. */
export type LedgerEvent = {
  /** Named in `text/src/ledger`, so that no entry of a statement is without words. */
  kind: keyof typeof text
  subject: Subject
  /**
   * What its postings are about unless they say otherwise. An order's item and a package are that themselves; a refund names its item, and a
   * correction by hand whatever it is for. The database refuses money for one of the first three that names no thing.
   */
  about?: Thing
  /** Tells the first time from the second where an event may happen again to the same subject. */
  step?: number
  shopperId?: string
  /** `shopper`, `system`, or `staff:<id>`. */
  actor: string
  now: Date
  postings: readonly Posting[]
}

/**
 * Writes an event into the books, in the transaction of the change that caused it. Refuses `insufficient_balance` where a shopper would fall
 * below zero, and `more_than_paid` where more would go back for a thing than was paid for it; throws where the same event already happened to its subject. An event that moves nothing leaves no trace.
 */
export async function post(tx: Db, event: LedgerEvent): Promise<void> {
  if (event.postings.length === 0) return
  const row = {
    kind: event.kind,
    subject_kind: event.subject.kind,
    subject_id: event.subject.id,
    step: event.step ?? 1,
    shopper_id: event.shopperId ?? null,
    actor: event.actor,
    created_at: event.now,
  }
  const ofEvent = event.about ?? thingOf(event.subject)
  const postings = event.postings.map((posting) => ({ ...posting, about: posting.about ?? ofEvent }))
  const keep = () => insertTransaction(tx, row, postings).catch(asRefusal)
  forgetBalances(tx)
  if (!(await keep())) {
    await makeHouseAccounts(
      tx,
      postings.flatMap(({ from, to }) => [from, to]),
    )
    if (!(await keep())) throw new Error(`${event.kind} uses an account of a shopper before it is locked`)
  }
  for (const { from, to, about } of postings) {
    // Points were given for what was paid: they follow the part that is not refunded. Money that was only on hold was not paid yet.
    if (about && to.kind === 'available' && from.kind !== 'frozen')
      await enqueue(tx, 'take-back-points', { kind: about.kind, id: about.id })
  }
}

const thingOf = ({ kind, id }: Subject): Thing | undefined =>
  kind === 'order_item' || kind === 'parcel' ? { kind, id } : undefined

/** The database's own guards are the last word: a balance below zero, or more back for a thing than was paid, becomes a refusal. */
function asRefusal(error: unknown): never {
  const constraint =
    typeof error === 'object' && error !== null && 'constraint' in error ? error.constraint : undefined
  if (constraint === 'ledger_accounts_balance_fen_check') throw new Refusal('insufficient_balance')
  if (constraint === 'ledger_things_not_more_than_paid') throw new Refusal('more_than_paid')
  throw error
}
