import { type ActName, type Size, judgeAct, ruleOf } from '@longhaul/domain/policy/acts.ts'
import { ruleWith } from '@longhaul/domain/policy/limits.ts'
import { TIE_DAYS, type WhyNotSecond, whyNotSecond } from '@longhaul/domain/policy/second-person.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import type { Approval } from '../platform/http/proposable.ts'
import { Refusal, refuseIf } from '../platform/http/refusal.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import type { StaffMember } from '../platform/logged-in.ts'
import { readOpening } from '../platform/opening.ts'
import { alertAdmins } from './alert-admins.ts'
import { hasCredited, insertAct, listHolders, listLimits, listTies, readToday } from './sql.ts'

/** What an act is about, for the record of acts; `name` is what mails to admins call it instead of its id. */
type About = { kind: string; id: string; name?: string; shopperId?: string }

/** A call by a member of staff. `approval` is set when it runs for an approved proposal. */
export type ActCall = UnitOfWork & { me: Pick<StaffMember, 'id' | 'name'>; approval?: Approval | undefined }

/** The acts with which a person puts money onto a balance. Whoever did that never pays out of it alone. */
const CREDITS: readonly ActName[] = ['adjustment', 'remittance', 'opening_balance']

/** The limits that are in force for an act. */
export const readRule = async (db: Db, act: ActName) => ruleWith(act, await listLimits(db, act))

/** Whether one person may do it alone or needs a second one. Refuses what nobody may do. */
async function judge(
  { tx, me, now }: Pick<ActCall, 'tx' | 'me' | 'now'>,
  act: ActName,
  size: Size,
): Promise<'alone' | 'second'> {
  const rule = await readRule(tx, act)
  const verdict = judgeAct(rule, size, await readToday(tx, me.id, act, now))
  if (verdict !== 'alone' && verdict !== 'second') throw new Refusal(verdict, { act })
  return verdict
}

/**
 * Lets a call perform an act of the policy, and records it. Refuses with `second_person_needed` what one
 * person may not do alone, unless a proposal of it was approved. Nothing needs a second person before the
 * shop opens for the first time: there is nobody yet whose money could be lost.
 */
export async function guardAct(call: ActCall, act: ActName, size: Size, about: About): Promise<void> {
  const verdict = (await isNew(call.tx)) ? 'alone' : await judge(call, act, size)
  if (verdict === 'second' && !call.approval)
    throw new Refusal('second_person_needed', { act, proposal: true })
  await recordAct(call, act, size, {
    ...about,
    withId: verdict === 'second' ? (call.approval?.secondId ?? null) : null,
  })
}

/**
 * Whether a call needs a second person, for an act whose first step is stored with its object. Refuses what
 * nobody may do.
 */
export const needsSecond = async (call: ActCall, act: ActName, size: Size): Promise<boolean> =>
  !(await isNew(call.tx)) && (await judge(call, act, size)) === 'second'

const isNew = async (tx: Tx): Promise<boolean> => {
  const { isDemo, openedAt } = await readOpening(tx)
  return !isDemo && openedAt === null
}

/** Records an act that has been performed, and tells the admins of it if its row says so. */
async function recordAct(
  call: ActCall,
  act: ActName,
  size: Size,
  about: About & { withId: string | null },
): Promise<void> {
  await insertAct(call.tx, {
    act,
    staff_id: call.me.id,
    with_id: about.withId === call.me.id ? null : about.withId,
    amount_fen: typeof size === 'object' && 'amountFen' in size ? Math.abs(size.amountFen) : 0,
    shopper_id: about.shopperId ?? null,
    subject_kind: about.kind,
    subject_id: about.id,
    created_at: call.now,
  })
  if (ruleOf(act).alert === 'each' || about.withId !== null)
    await alertAdmins(call, { act, what: 'done', by: call.me.name, about: about.name ?? about.id })
}

/**
 * An act with two steps of its own: the first person's decision is stored with the object, and a second
 * person completes it.
 */
export type TwoSteps = {
  act: ActName
  amountFen: number
  /** Who took the first step and when; null if nobody has yet. */
  first: FirstStep
  /** Whether it needs two people whatever its amount, such as an amount far from the one reported. */
  isOdd?: boolean
  about: About
}

/** Who took the first of two steps, and when; null if nobody has yet. */
export type FirstStep = { by: string; at: Date } | null

/** The first of two steps as objects store it. */
export const firstOf = (row: { approved_by: string | null; approved_at: Date | null }): FirstStep =>
  row.approved_by !== null && row.approved_at !== null ? { by: row.approved_by, at: row.approved_at } : null

/**
 * Judges a step of an act with two steps of its own. Refuses the second step by somebody who is not
 * independent of the first. Returns whether this is the first of two steps, which only approves, and whether
 * two people are needed at all. A step that completes the act is recorded.
 */
export async function askSecondPerson(
  call: ActCall,
  { act, amountFen, first, isOdd = false, about }: TwoSteps,
): Promise<{ isFirst: boolean; twoPeople: boolean }> {
  const { tx, me, now } = call
  const verdict = await judge(call, act, { amountFen })
  const paysOwnCredit =
    act === 'withdrawal' &&
    about.shopperId !== undefined &&
    (await hasCredited(tx, me.id, about.shopperId, CREDITS))
  const twoPeople = isOdd || paysOwnCredit || verdict === 'second'
  if (twoPeople && first === null) return { isFirst: true, twoPeople }
  const withId = twoPeople ? (first?.by ?? null) : null
  if (twoPeople && first) refuseIf(await whyNotSecondOf(tx, act, first, me.id, now))
  await recordAct(call, act, { amountFen }, { ...about, withId })
  // In a shop without a second person the first one goes on after a day, so it was one person's decision.
  return { isFirst: false, twoPeople: twoPeople && first?.by !== me.id }
}

/**
 * Whether an amount takes two people if this person decides it now; for lists and previews, before anyone
 * decides.
 */
export async function secondPersonFrom(
  { db, me, now }: { db: Db; me: Pick<StaffMember, 'id'>; now: Date },
  act: ActName,
): Promise<(amountFen: number) => boolean> {
  const rule = await readRule(db, act)
  const today = await readToday(db, me.id, act, now)
  return (amountFen) => judgeAct(rule, { amountFen }, today) !== 'alone'
}

/**
 * Why a person may not take the second step of an act after each of these first steps. Who may, and their
 * ties, are read once for a whole list.
 */
export async function secondStepOf(
  { db, me, now }: { db: Db; me: Pick<StaffMember, 'id'>; now: Date },
  act: ActName,
): Promise<(first: TwoSteps['first']) => WhyNotSecond | null> {
  const holders = (await listHolders(db, ruleOf(act).second)).map(({ id }) => id)
  const ties = await listTies(db, tiesSince(now))
  return (first) => first && whyNotSecond({ firstBy: first.by, firstAt: first.at, holders, ties }, me.id, now)
}

/** Null when a person may take the second step of an act, else why not. */
export const whyNotSecondOf = async (
  db: Db,
  act: ActName,
  first: { by: string; at: Date },
  staffId: string,
  now: Date,
): Promise<WhyNotSecond | null> => (await secondStepOf({ db, me: { id: staffId }, now }, act))(first)

export const tiesSince = (now: Date): Date => new Date(now.getTime() - TIE_DAYS * 86_400_000)
