import { ASK_REASONS } from '@longhaul/domain/accounts/grants.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { type Static, Type } from 'typebox'
import { ById, Done, Fen, Id, Moment, oneOf } from '../fields.ts'
import { route } from '../route.ts'

/** One kind of goods in what is asked, in our own words: never in those of the program that asks. */
const AskedGoods = Type.Object({
  /** The title on the goods' own page, as our server has read it; empty if it has not. */
  title: Type.String(),
  title_latin: Type.String(),
  platform: Type.String(),
  item_id: Type.String(),
  /** The site of goods that are no item of a marketplace. */
  host: Type.String(),
  quantity: Type.Integer(),
  amount_fen: Type.Optional(Fen),
  /** What would be declared to customs, where it is not what was paid. */
  declared_fen: Type.Optional(Fen),
})

/** What a program asks for, as it was when it asked. */
export const ApprovalPicture = Type.Object({
  goods: Type.Array(AskedGoods),
  /** How many more kinds of goods there are. */
  more_goods: Type.Integer(),
  /** The numbers of the orders or the package to be paid. */
  numbers: Type.Array(Type.String()),
  /** The address and the shipping line of a package, in the reader's language; empty otherwise. */
  address: Type.String(),
  line: Type.String(),
  /** The extra services that are ordered with the package, in the reader's language. */
  services: Type.Optional(Type.Array(Type.String())),
  insured_fen: Fen,
  /** What it would cost in all. */
  total_fen: Fen,
  /** By how much prices may still rise without asking, as was chosen when ordering. */
  may_rise_fen: Type.Optional(Fen),
  /** What is put on hold for a package that is packed first: `total_fen` is then our estimate. */
  deposit_fen: Type.Optional(Fen),
  /** Whether the approval also lets the program pay that total from the balance, once the act is done. */
  then_pays: Type.Optional(Type.Boolean()),
  /** With `then_pays`: the most that it may pay in all, once the package is packed. */
  up_to_fen: Type.Optional(Fen),
})
export type ApprovalPicture = Static<typeof ApprovalPicture>

/**
 * The same as it is stored: what is written in one language only, in each of them. Absent where nothing is,
 * and in pictures of an earlier version, which have the language that the program or the shopper had then.
 */
export type StoredPicture = ApprovalPicture & {
  in_each?: Readonly<Record<Lang, Pick<ApprovalPicture, 'address' | 'line' | 'services'>>>
}

export const ASKED_FOR = ['place_order', 'pay', 'ship', 'answer'] as const

export const Approval = Type.Object({
  id: Id,
  /** The name that the shopper gave to the program's token. */
  program: Type.String(),
  asks: oneOf(ASKED_FOR),
  why: Type.Array(oneOf(ASK_REASONS)),
  picture: ApprovalPicture,
  /** `expired`: it was not decided in time. `stopped`: its token was revoked or has ended. */
  state: oneOf(['waiting', 'approved', 'declined', 'expired', 'stopped']),
  created_at: Moment,
  ends_at: Moment,
})

export const listOwnApprovals = route('GET /approvals', {
  who: 'shopper',
  summary:
    "List what the shopper's programs ask for, newest first: what waits, and what was decided in the last days, at most 50",
  shows: ['account'],
  reply: Type.Object({ items: Type.Array(Approval) }),
})

export const approveForProgram = route('POST /approvals/{id}/approve', {
  who: 'verified',
  summary:
    'Approve what a program asks for: it is performed now, once, exactly as it was shown. If anything has changed, it is refused and nothing is performed.',
  params: ById,
  body: Type.Object({}),
  changes: ['account', 'orders', 'cart', 'parcels', 'stock', 'funds', 'rewards', 'messages'],
  reply: Done,
  refusals: [
    'not_found',
    'transition_not_allowed',
    'out_of_date',
    'insufficient_balance',
    'invalid_input',
    'feature_closed',
    'refund_time_expired',
  ],
})

export const declineForProgram = route('POST /approvals/{id}/decline', {
  who: 'shopper',
  summary: 'Decline what a program asks for',
  params: ById,
  body: Type.Object({}),
  changes: ['account'],
  reply: Done,
  refusals: ['not_found', 'transition_not_allowed'],
})

/** What became of something that a program asked for, as the program is told. */
export const ApprovalRequest = Type.Object({
  id: Id,
  asks: Approval.properties.asks,
  why: Approval.properties.why,
  state: Approval.properties.state,
  /** What it would cost in all. */
  total_fen: Fen,
  created_at: Moment,
  ends_at: Moment,
})

export const getApprovalRequest = route('GET /approval_requests/{id}', {
  who: 'shopper',
  grants: { scope: 'any' },
  summary:
    'Get what became of something that needs approval. A program sees only what it asked for itself. What was approved has been performed: the same call with the same key returns its answer.',
  params: ById,
  shows: ['account'],
  reply: ApprovalRequest,
  refusals: ['not_found'],
})

export const withdrawApprovalRequest = route('POST /approval_requests/{id}/withdraw', {
  who: 'shopper',
  grants: { scope: 'any' },
  summary:
    'Take back what a program asked for, as if it had been declined. A program takes back only what it asked for itself.',
  params: ById,
  body: Type.Object({}),
  changes: ['account'],
  reply: Done,
  refusals: ['not_found', 'transition_not_allowed'],
})
