import { ACT_KINDS, ACT_NAMES } from '@longhaul/domain/policy/acts.ts'
import { PROPOSAL_STAGES } from '@longhaul/domain/policy/proposal.ts'
import { TIES } from '@longhaul/domain/policy/second-person.ts'
import { ROLES } from '@longhaul/domain/states/table.ts'
import { Type } from 'typebox'
import {
  WhyNotSecondStep,
  ById,
  Fen,
  Id,
  Moment,
  SignedFen,
  filled,
  nullable,
  oneOf,
  pageOf,
  pageQuery,
} from '../fields.ts'
import { route } from '../route.ts'

const ADMIN = { staff: ['admin'] } as const
const EVERYBODY = { staff: ['support', 'buyer', 'warehouse', 'finance'] } as const
const ActName = oneOf(ACT_NAMES)
const Person = Type.Object({ id: Id, name: Type.String() })
/** The limits of an act by name: amounts in fen, changes per mille, or how often. */
const Limits = Type.Record(Type.String({ pattern: '^[a-zA-Z]{1,40}$' }), Type.Integer({ minimum: 0 }))

/** What one person did of an act within the last 24 hours. */
const PersonToday = Type.Object({
  ...Person.properties,
  fen: Fen,
  alone_fen: Fen,
  alone_times: Type.Integer(),
})

export const PolicyRow = Type.Object({
  act: ActName,
  kind: oneOf(ACT_KINDS),
  measure: oneOf(['amount', 'change', 'each']),
  /** In order, from what one person may do alone to what nobody may. */
  limits: Type.Array(Type.Object({ name: Type.String(), value: Type.Integer(), usual: Type.Integer() })),
  roles: Type.Array(oneOf(ROLES)),
  second: Type.Array(oneOf(ROLES)),
  wait_hours: Type.Integer(),
  alert: oneOf(['each', 'none']),
  /** Who did it within the last 24 hours, the largest sum first. */
  today: Type.Array(PersonToday),
  changed_at: nullable(Moment),
})

export const ProposalRow = Type.Object({
  id: Id,
  act: ActName,
  call: Type.String(),
  stage: oneOf(PROPOSAL_STAGES),
  /** What it is about: a currency, a setting, a name. */
  subject: Type.String(),
  reason: Type.String(),
  asked_by: Person,
  asked_at: Moment,
  decided_by: nullable(Person),
  decided_at: nullable(Moment),
  note: Type.String(),
  /** When it lapses without a decision. */
  expires_at: Moment,
  /** When it takes effect after the approval; null if at once or not approved. */
  due_at: nullable(Moment),
  /** Null if the caller may approve it now, else why not. */
  why_not_approve: nullable(Type.String()),
})

/** A value before and after. Amounts are in fen, shares per mille, as in the call itself. */
export const ProposalChange = Type.Object({
  name: Type.String(),
  before: Type.Unknown(),
  after: Type.Unknown(),
})

/** What the change would have done to the last day's business. */
const Yesterday = Type.Object({
  /** What is counted. */
  of: oneOf(['recharges', 'orders', 'parcels']),
  count: Type.Integer(),
  /** The total as it was, and as it would have been; the largest single difference among them. */
  before_fen: Fen,
  after_fen: Fen,
  largest: nullable(Type.Object({ number: Type.String(), before_fen: Fen, after_fen: Fen })),
  /** What the house would have lost (negative: earned). */
  house_loses_fen: SignedFen,
})

/** Why somebody is or is not independent of the person who asked. */
const Check = Type.Object({
  ...Person.properties,
  why_not: WhyNotSecondStep,
  /** The ties of the last 30 days that make them dependent. */
  ties: Type.Array(Type.Object({ by: Type.String(), to: Type.String(), what: oneOf(TIES), at: Moment })),
})

export const Proposal = Type.Object({
  ...ProposalRow.properties,
  changes: Type.Array(ProposalChange),
  /** The published value that the new one is compared with; null if there is none. */
  published: nullable(Type.Object({ value: Type.String(), on: Type.String() })),
  /** By how much it changes, per mille; null if that has no meaning. */
  per_mille: nullable(Type.Integer()),
  /** What the second person has to type to approve; null if nothing. */
  figure: nullable(Type.String()),
  yesterday: nullable(Yesterday),
  people: Type.Array(Check),
})

export const getPolicy = route('GET /staff/policy', {
  who: ADMIN,
  summary: 'Get what staff may create, multiply, release and grant, with what each person did today',
  shows: ['policy'],
  reply: Type.Object({
    acts: Type.Array(PolicyRow),
    /** Approved changes that have not taken effect yet. */
    due: Type.Array(ProposalRow),
    /** The acts for which no two people are independent of each other, so that they wait 24 hours instead. */
    without_second: Type.Array(ActName),
  }),
})

export const changeLimits = route('PUT /staff/policy/{act}', {
  who: ADMIN,
  summary:
    'Change the limits of an act. Tightening works at once; loosening needs a second person and 24 hours.',
  params: Type.Object({ act: ActName }),
  body: Type.Object({ limits: Limits, reason: filled(500) }),
  changes: ['policy'],
  reply: PolicyRow,
  refusals: ['invalid_input', 'transition_not_allowed'],
})

export const listProposals = route('GET /staff/proposals', {
  who: EVERYBODY,
  summary:
    'List what was proposed to a second person, newest first: what waits, what is due, what was decided',
  query: Type.Object({
    ...pageQuery,
    stage: Type.Optional(oneOf(['open', 'decided'])),
  }),
  shows: ['policy'],
  reply: pageOf(ProposalRow),
})

export const getProposal = route('GET /staff/proposals/{id}', {
  who: EVERYBODY,
  summary: 'Get a proposal: old and new values, its effect on the last day, and who may decide it',
  params: ById,
  shows: ['policy'],
  reply: Proposal,
  refusals: ['not_found'],
})

export const propose = route('POST /staff/proposals', {
  who: EVERYBODY,
  summary:
    'Propose a call that needs a second person, with the body that the call would have. It is checked as the call itself would be.',
  body: Type.Object({
    call: Type.String({ maxLength: 100, examples: ['POST /staff/exchange_rates'] }),
    params: Type.Record(Type.String(), Type.String({ maxLength: 100 })),
    body: Type.Record(Type.String(), Type.Unknown()),
    reason: filled(500),
  }),
  changes: ['policy'],
  reply: ProposalRow,
  refusals: ['invalid_input', 'not_found', 'forbidden', 'transition_not_allowed', 'out_of_date'],
  once: true,
})

export const approveProposal = route('POST /staff/proposals/{id}/approve', {
  who: EVERYBODY,
  summary:
    'Approve a proposal as an independent second person. It takes effect at once, or after the time of its row.',
  params: ById,
  body: Type.Object({ figure: nullable(Type.String({ maxLength: 100 })) }),
  changes: ['policy', 'site', 'funds', 'rewards', 'staff', 'orders'],
  reply: ProposalRow,
  refusals: ['invalid_input', 'not_found', 'forbidden', 'transition_not_allowed', 'out_of_date'],
  once: true,
})

export const rejectProposal = route('POST /staff/proposals/{id}/reject', {
  who: EVERYBODY,
  summary: 'Reject a proposal, withdraw your own, or stop one that was approved and is not in effect yet',
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  changes: ['policy'],
  reply: ProposalRow,
  refusals: ['invalid_input', 'not_found', 'forbidden', 'transition_not_allowed'],
})
