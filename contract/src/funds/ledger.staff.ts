import { ACCOUNT_KINDS } from '@longhaul/domain/ledger/accounts.ts'
import { Type } from 'typebox'
import { Currency, Fen, Id, Moment, SignedFen, nullable, oneOf, pageOf, pageQuery, text } from '../fields.ts'
import { route } from '../route.ts'

const finance = { staff: ['finance'] } as const

/** A day as the warehouse's calendar writes it. Whether there is such a day is judged by the rule. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-11-02'] })

export const LedgerAccount = Type.Object({
  kind: oneOf(ACCOUNT_KINDS),
  /** A shopper's code, a provider, a line, a kind of revenue; empty where there is only one. */
  owner: Type.String(),
  currency: Currency,
})

/** What a transaction belongs to. */
const Cause = Type.Object({
  kind: Type.String(),
  id: Id,
  /** As people know it; an item by its order. Null where it has none. */
  number: nullable(Type.String()),
  /** Where it stands, where its page lists by stage. */
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
  summary: 'The transactions of the books, newest first, each with its postings and its cause.',
  query: Type.Object({
    ...pageQuery,
    /** `#` and the number of a transaction; the number of an order, package, recharge, remittance or withdrawal; a shopper's code or e-mail. */
    q: Type.Optional(text(254)),
    /** A kind of account, or one account: kind/owner/currency. */
    account: Type.Optional(text(140)),
    kind: Type.Optional(text(60)),
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    min: Type.Optional(Fen),
    max: Type.Optional(Fen),
  }),
  reply: pageOf(LedgerTransaction),
  refusals: ['invalid_input'],
})

export const getLedgerChoices = route('GET /staff/ledger/choices', {
  who: finance,
  summary: 'What the ledger can be filtered by, and how the last check of the books ended.',
  reply: Type.Object({
    accounts: Type.Array(LedgerAccount),
    kinds: Type.Array(Type.String()),
    /** Months that have transactions, the newest first. */
    first_month: nullable(Type.String()),
    last_check: nullable(Type.Object({ at: Moment, balanced: Type.Boolean(), error: Type.String() })),
  }),
})
