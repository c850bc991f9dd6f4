import { hash } from 'node:crypto'
import type { ApprovalPicture } from '@longhaul/contract/accounts/approvals.ts'
import type { Route } from '@longhaul/contract/route.ts'
import { type AskReason, type Novelty, whyAsk } from '@longhaul/domain/accounts/grants.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { shanghaiDay } from '@longhaul/domain/reports/period.ts'
import type { Tx } from '../database/db.ts'
import { Refusal } from '../http/refusal.ts'
import type { Grant, Shopper } from '../logged-in.ts'
import { insertGrantAct, lockGrant, spentOn } from './sql.ts'

/** What a program's call binds the shopper to, once everything about it has been checked. */
export type Bound = {
  /** What leaves the balance or is put on hold now. */
  amountFen: Fen
  /** What it obliges the shopper to pay later: judged like the amount, but counted when it is paid. */
  laterFen?: Fen
  subject: { kind: 'order' | 'parcel' | 'payment' | 'order_item'; id: string }
  /**
   * Everything that the act is about and that may change while its shopper is asked, such as the lines of an
   * order with their options: what they approve is performed only if it is still the same.
   */
  about: unknown
  /** What is new in it, whatever it costs. */
  news?: readonly Novelty[]
  /** What the shopper would be shown. Only read if they have to be asked. */
  picture: () => Promise<Omit<ApprovalPicture, 'total_fen'>>
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
  readonly picture: ApprovalPicture
  readonly aboutHash: Buffer
  constructor(why: readonly AskReason[], amountFen: Fen, picture: ApprovalPicture, aboutHash: Buffer) {
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
  { amountFen, laterFen = 0, totalFen, subject, about, news = [], picture }: Bound,
): Promise<void> {
  const { grant } = me
  if (!grant) return
  // A token that was revoked a moment ago does nothing more.
  if (!(await lockGrant(tx, grant.id, now))) throw new Refusal('login_required')
  const day = shanghaiDay(now)
  const aboutHash = hash('sha256', JSON.stringify(about), 'buffer')
  if (grant.approved) {
    if (!grant.approved.aboutHash.equals(aboutHash)) throw new Refusal('out_of_date')
  } else {
    const spentTodayFen = await spentOn(tx, grant.id, day)
    const why = whyAsk(grant.ceilings, { amountFen: amountFen + laterFen, spentTodayFen, news })
    if (why.length > 0)
      throw new NeedsApproval(
        why,
        amountFen + laterFen,
        { ...(await picture()), total_fen: totalFen },
        aboutHash,
      )
  }
  judged.add(grant)
  await recordAct(tx, { me, grant, route, now, request, amountFen, subject, day })
}

/** Records a program's call that binds the shopper to nothing. One that does must have been judged. */
export async function closeProgramCall({ tx, me, now, request }: BoundCall, route: Route): Promise<void> {
  const { grant } = me
  if (!grant || judged.has(grant)) return
  if (route.grants?.spends) throw new Error(`${route.spec} was not judged for a program`)
  if ((route.changes ?? []).length === 0) return
  const subject = { kind: '', id: '' } as const
  await recordAct(tx, { me, grant, route, now, request, amountFen: 0, subject, day: shanghaiDay(now) })
}

const recordAct = (
  tx: Tx,
  act: Omit<BoundCall, 'tx'> & {
    grant: Grant
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
    outcome: act.grant.approved ? 'approved' : 'done',
    request_id: act.request.id,
    day: act.day,
    created_at: act.now,
  })
