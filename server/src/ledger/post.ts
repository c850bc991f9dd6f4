import type { Posting } from '@longhaul/domain/ledger/posting.ts'
import type { Thing } from '@longhaul/domain/ledger/thing.ts'
import type { text } from '@longhaul/text/ledger/events.en.ts'
import type { Tx } from '../platform/database/db.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { invalidateBalances } from './balances.ts'
import { type Subject, insertTransaction, makeHouseAccounts } from './sql.ts'

/** A business event as an entry in the books. */
export type LedgerEvent = {
  /** A key of `text/src/ledger`, so that every entry of a statement has a description. */
  kind: keyof typeof text
  subject: Subject
  /**
   * The thing that its postings are about, unless they name another. If the subject is an order's item or a
   * package, it is that thing itself; a refund names its item, and a manual correction names whatever it is
   * for. For the first three the database refuses postings that name no thing.
   */
  about?: Thing
  /** Distinguishes repeated events of the same kind for the same subject. */
  step?: number
  shopperId?: string
  /** `shopper`, `system`, or `staff:<id>`. */
  actor: string
  now: Date
  postings: readonly Posting[]
}

/**
 * Writes an event to the books, in the transaction of the change that caused it. Refuses with
 * `insufficient_balance` if a shopper's balance would become negative, and with `more_than_paid` if more
 * would be returned for a thing than was paid for it. Throws if the same event was already posted for its
 * subject. An event without postings is not recorded.
 */
export async function post(tx: Tx, event: LedgerEvent): Promise<void> {
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
  invalidateBalances(tx)
  if (!(await keep())) {
    await makeHouseAccounts(
      tx,
      postings.flatMap(({ from, to }) => [from, to]),
    )
    if (!(await keep())) throw new Error(`${event.kind} uses an account of a shopper before it is locked`)
  }
  for (const { from, to, about } of postings) {
    // Points and shares are earned for payments, so those for a refunded part are taken back. Money that was
    // only on hold had not been paid yet.
    if (!about || to.kind !== 'available' || from.kind === 'frozen') continue
    await enqueue(tx, 'reverse-points', { kind: about.kind, id: about.id })
    if (about.kind === 'order_item') await enqueue(tx, 'take-back-share', { itemId: about.id })
  }
}

const thingOf = ({ kind, id }: Subject): Thing | undefined =>
  kind === 'order_item' || kind === 'parcel' ? { kind, id } : undefined

/**
 * Turns violations of the database's own constraints (a negative balance, or more returned for a thing than
 * was paid) into refusals.
 */
function asRefusal(error: unknown): never {
  const constraint =
    typeof error === 'object' && error !== null && 'constraint' in error ? error.constraint : undefined
  if (constraint === 'ledger_accounts_balance_fen_check') throw new Refusal('insufficient_balance')
  if (constraint === 'ledger_things_not_more_than_paid') throw new Refusal('more_than_paid')
  throw error
}
