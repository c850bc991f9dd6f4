import { ACCOUNT_KINDS } from '@longhaul/domain/ledger/accounts.ts'
import { Type } from 'typebox'
import { Currency, Fen, Id, Moment, SignedFen, nullable, oneOf, pageOf, pageQuery, text } from '../fields.ts'
import { route } from '../route.ts'

const finance = { staff: ['finance'] } as const

/** A day in warehouse time. Whether the day exists is checked by the rule. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-11-02'] })

export const LedgerAccount = Type.Object({
  kind: oneOf(ACCOUNT_KINDS),
  /** A shopper's code, a provider, a line, a kind of revenue; empty if there is only one account. */
  owner: Type.String(),
  currency: Currency,
})

/** The cause of a transaction. */
const Cause = Type.Object({
  kind: Type.String(),
  id: Id,
  /** The number that people know; for an item, that of its order. Null if it has none. */
  number: nullable(Type.String()),
  /** Its stage, if its page lists by stage. */
  stage: nullable(Type.String()),
})

export const LedgerTransaction = Type.Object({
  /** The number of the transaction. */
  id: Type.Integer(),
  kind: Type.String(),
  cause: Cause,
  shopper: nullable(
    Type.Object({ id: Id, code: Type.String(), email: Type.String(), nickname: Type.String() }),
  ),
  actor: Type.Object({ kind: oneOf(['shopper', 'system', 'staff']), name: Type.String() }),
  created_at: Moment,
  postings: Type.Array(
    Type.Object({
      from: LedgerAccount,
      to: LedgerAccount,
      /** In minor units of its currency. */
      amount: Fen,
      currency: Currency,
      from_balance_after: nullable(SignedFen),
      to_balance_after: nullable(SignedFen),
    }),
  ),
})

export const listLedger = route('GET /staff/ledger', {
  who: finance,
  summary: "List the ledger's transactions, newest first, each with its postings and cause",
  query: Type.Object({
    ...pageQuery,
    /**
     * `#` and the number of a transaction; the number of an order, package, recharge, remittance or
     * withdrawal; a shopper's code or e-mail.
     */
    q: Type.Optional(text(254)),
    /** A kind of account, or one account: kind/owner/currency. */
    account: Type.Optional(text(140)),
    kind: Type.Optional(text(60)),
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    min: Type.Optional(Fen),
    max: Type.Optional(Fen),
  }),
  shows: ['funds'],
  reply: pageOf(LedgerTransaction),
  refusals: ['invalid_input'],
})

export const getLedgerChoices = route('GET /staff/ledger/choices', {
  who: finance,
  summary: "Get the ledger's filter options, and the result of the last check of the books",
  shows: ['funds'],
  reply: Type.Object({
    accounts: Type.Array(LedgerAccount),
    kinds: Type.Array(Type.String()),
    /** Months with transactions, newest first. */
    first_month: nullable(Type.String()),
    last_check: nullable(Type.Object({ at: Moment, balanced: Type.Boolean(), error: Type.String() })),
  }),
})
