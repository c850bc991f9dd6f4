import { hash } from 'node:crypto'
import type { StoredPicture } from '@longhaul/contract/accounts/approvals.ts'
import type { Route } from '@longhaul/contract/route.ts'
import { type AskReason, type Novelty, whyAsk } from '@longhaul/domain/accounts/grants.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import type { Tx } from '../database/db.ts'
import { Refusal } from '../http/refusal.ts'
import type { Grant, Shopper } from '../logged-in.ts'
import { type Paid, insertGrantAct, lockGrant, mayPay, setToPay, spentOn } from './sql.ts'

/** What a program's call binds the shopper to, once everything about it has been checked. */
export type Bound = {
  /** What leaves the balance or is put on hold now. */
  amountFen: Fen
  /** What it obliges the shopper to pay later: judged like the amount, but counted when it is paid. */
  laterFen?: Fen
  /**
   * By how much prices may still rise without asking, as was chosen when ordering: judged like the amount
   * where it is paid.
   */
  mayRiseFen?: Fen
  /**
   * What it leaves to be paid at once in a call of its own: if the shopper is asked about the act, they are
   * asked about paying this as well, at `totalFen`, so that they are asked once.
   */
  toPay?: readonly string[]
  /** The most that paying that may cost in all, if its price is not final. */
  upToFen?: Fen | undefined
  /** What a payment pays, if nothing else follows from it. */
  pays?: Paid
  subject: { kind: 'order' | 'parcel' | 'payment' | 'order_item'; id: string }
  /**
   * Everything that the act is about and that may change while its shopper is asked, such as the lines of an
   * order with their options: what they approve is performed only if it is still the same.
   */
  about: unknown
  /** What is new in it, whatever it costs. */
  news?: readonly Novelty[]
  /** What the shopper would be shown. Only read if they have to be asked. */
  picture: () => Promise<Omit<StoredPicture, 'total_fen' | 'may_rise_fen' | 'then_pays' | 'up_to_fen'>>
  /** What all of it costs in the end, as it is shown. */
  totalFen: Fen
}

/**
 * Thrown when a program's call needs the shopper's approval: rolls the call back, and the approval is stored
 * in its place.
 */
export class NeedsApproval extends Error {
  readonly why: readonly AskReason[]
  /** What it would spend; 0 if it is only new. */
  readonly amountFen: Fen
  readonly picture: StoredPicture
  readonly aboutHash: Buffer
  constructor(why: readonly AskReason[], amountFen: Fen, picture: StoredPicture, aboutHash: Buffer) {
    super('needs approval')
    this.why = why
    this.amountFen = amountFen
    this.picture = picture
    this.aboutHash = aboutHash
  }
}

type BoundCall = { tx: Tx; me: Shopper; now: Date; request: { id: string } }

/**
 * The programs' calls in progress that were judged. A call that binds and was not is an error, and rolled
 * back.
 */
const judged = new WeakSet<Grant>()

/**
 * Judges what a program's call binds its shopper to, in the transaction that does it and after everything
 * else: the token's row is locked, so that calls in parallel count one after the other, and what is spent is
 * recorded. Does nothing for the shopper's own calls. Throws `NeedsApproval`.
 */
export async function bindProgram(
  { tx, me, now, request }: BoundCall,
  route: Route,
  bound: Bound,
): Promise<void> {
  const { amountFen, subject, about, toPay = [] } = bound
  const { grant } = me
  if (!grant) return
  // A token that was revoked a moment ago does nothing more.
  if (!(await lockGrant(tx, grant.id, now))) throw new Refusal('login_required')
  const day = shanghaiDay(now)
  const aboutHash = hash('sha256', JSON.stringify(about), 'buffer')
  let isApproved = grant.approved !== undefined
  if (grant.approved) {
    if (!grant.approved.aboutHash.equals(aboutHash)) throw new Refusal('out_of_date')
    if (toPay.length > 0) await setToPay(tx, grant.approved.id, toPay)
  } else isApproved = await wasApprovedBefore({ tx, me, grant }, bound, { day, aboutHash })
  judged.add(grant)
  await recordAct(tx, { me, grant, isApproved, route, now, request, amountFen, subject, day })
}

/**
 * Whether the shopper approved a payment with what it pays for; false if nobody has to be asked. Throws
 * `NeedsApproval` if somebody has.
 */
async function wasApprovedBefore(
  { tx, me, grant }: { tx: Tx; me: Shopper; grant: Grant },
  { amountFen, laterFen = 0, mayRiseFen = 0, totalFen, toPay = [], upToFen, pays, news = [], picture }: Bound,
  { day, aboutHash }: { day: string; aboutHash: Buffer },
): Promise<boolean> {
  const spentTodayFen = await spentOn(tx, grant.id, day)
  const ask = (fen: Fen) => whyAsk(grant.ceilings, { amountFen: fen, spentTodayFen, news })
  const wouldPay = toPay.length > 0
  const askedFen = amountFen + laterFen + (wouldPay ? 0 : mayRiseFen)
  if (ask(askedFen).length === 0) return false
  if (pays && (await mayPay(tx, me.id, grant.id, { ...pays, mayRiseFen }))) return true
  const fen = wouldPay ? (upToFen ?? totalFen + mayRiseFen) : askedFen
  const shown = {
    ...(await picture()),
    total_fen: totalFen,
    ...(mayRiseFen > 0 && { may_rise_fen: mayRiseFen }),
    ...(wouldPay && { then_pays: true, ...(upToFen !== undefined && { up_to_fen: upToFen }) }),
  }
  throw new NeedsApproval(ask(fen), fen, shown, aboutHash)
}

/** Records a program's call that binds the shopper to nothing. One that does must have been judged. */
export async function closeProgramCall({ tx, me, now, request }: BoundCall, route: Route): Promise<void> {
  const { grant } = me
  if (!grant || judged.has(grant)) return
  if (route.grants?.spends) throw new Error(`${route.spec} was not judged for a program`)
  if ((route.changes ?? []).length === 0) return
  const subject = { kind: '', id: '' } as const
  const isApproved = grant.approved !== undefined
  await recordAct(tx, {
    me,
    grant,
    isApproved,
    route,
    now,
    request,
    amountFen: 0,
    subject,
    day: shanghaiDay(now),
  })
}

const recordAct = (
  tx: Tx,
  act: Omit<BoundCall, 'tx'> & {
    grant: Grant
    isApproved: boolean
    route: Route
    amountFen: Fen
    subject: { kind: Bound['subject']['kind'] | ''; id: string }
    day: string
  },
) =>
  insertGrantAct(tx, {
    shopper_id: act.me.id,
    token_id: act.grant.id,
    token_name: act.grant.name,
    route: act.route.spec,
    subject_kind: act.subject.kind,
    subject_id: act.subject.id,
    amount_fen: act.amountFen,
    outcome: act.isApproved ? 'approved' : 'done',
    request_id: act.request.id,
    day: act.day,
    created_at: act.now,
  })
