import type { Posting } from '@longhaul/domain/ledger/posting.ts'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { type Subject, accountId, insertPosting, insertTransaction } from './sql.ts'

/** One business event, as the books see it. */
export type LedgerEvent = {
  kind: string
  subject: Subject
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
 * below zero; throws where the same event already happened to its subject. An event that moves nothing leaves no trace.
 */
export async function post(tx: Db, event: LedgerEvent): Promise<void> {
  if (event.postings.length === 0) return
  const transactionId = await insertTransaction(tx, {
    kind: event.kind,
    subject_kind: event.subject.kind,
    subject_id: event.subject.id,
    step: event.step ?? 1,
    shopper_id: event.shopperId ?? null,
    actor: event.actor,
    created_at: event.now,
  })
  for (const { from, to, amount } of event.postings) {
    const posting = {
      transaction_id: transactionId,
      from_account_id: await accountId(tx, from),
      to_account_id: await accountId(tx, to),
      currency: from.currency,
      amount,
    }
    await insertPosting(tx, posting).catch(asRefusal)
  }
}

/** The database's own guard against a balance below zero is the last word: it becomes the refusal. */
function asRefusal(error: unknown): never {
  const constraint =
    typeof error === 'object' && error !== null && 'constraint' in error ? error.constraint : undefined
  if (constraint === 'ledger_accounts_balance_fen_check') throw new Refusal('insufficient_balance')
  throw error
}
