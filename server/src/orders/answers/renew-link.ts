import { createHmac } from 'node:crypto'
import { mayRenewLink } from '@longhaul/domain/orders/answer-link.ts'
import { whyNotAnswer } from '@longhaul/domain/orders/question.ts'
import { lockShopper } from '../../ledger/public.ts'
import { findNoticeOfQuestion, mailNotice } from '../../messages/public.ts'
import type { Db } from '../../platform/database/db.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { hashToken } from '../../platform/session.ts'
import { findOpenQuestion } from '../sql-questions.ts'
import { lockOwnItem } from '../sql.ts'
import { offerAnswers } from './offer-answers.ts'
import { findAnswerLink, findLinkMadeAt } from './sql-answer-links.ts'

/** How many links of one question lead on from the first. */
const RENEWALS_MAX = 24

/**
 * Mails a new link for the question that is open about the item of an old link, to the address of its
 * shopper's account, and makes the old one of that question invalid. Does nothing if there is no such
 * question, or if its link is too new. Tells nobody whether it did.
 */
export async function renewLink(work: UnitOfWork, key: string): Promise<void> {
  const { tx, now, world } = work
  const link = await findLinkOrSuccessor(tx, world.secret, key)
  if (!link?.is_owner_active) return
  const { shopper_id: shopperId, order_item_id: itemId, order_id: orderId } = link
  await lockShopper(tx, shopperId)
  const item = await lockOwnItem(tx, shopperId, itemId)
  const question = await findOpenQuestion(tx, itemId)
  if (!item || !question || whyNotAnswer({ answerBy: question.answer_by }, now)) return
  const known = await findLinkMadeAt(tx, question.id)
  if (known && !mayRenewLink(known.created_at, now)) return
  const notice = await findNoticeOfQuestion(tx, shopperId, { orderId, itemId, answerBy: question.answer_by })
  if (!notice) return
  const newKey = known && successorOf(world.secret, known.token_hash)
  const answers = await offerAnswers(work, { itemId, shopperId, ...(newKey ? { newKey } : {}) })
  if (!answers) return
  const sums = question.kind === 'problem' ? {} : { amount_fen: answers.payFen, back_fen: answers.backFen }
  await mailNotice(work, shopperId, { ...notice, args: { ...notice.args, ...sums }, answers })
}

/**
 * The link of a token, or the one that has replaced it: a token leads to the next with the server's secret
 * only, so an old mail can ask for a new link but never answer.
 */
async function findLinkOrSuccessor(db: Db, secret: Buffer, key: string) {
  const hashes = [hashToken(key)]
  while (hashes.length <= RENEWALS_MAX) hashes.push(hashToken(successorOf(secret, hashes.at(-1)!)))
  return await findAnswerLink(db, ...hashes)
}

/** The token that replaces the one with this hash. */
const successorOf = (secret: Buffer, tokenHash: Buffer): string =>
  createHmac('sha256', secret)
    .update(`answer link after ${tokenHash.toString('hex')}`)
    .digest('base64url')
