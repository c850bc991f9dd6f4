import { previewRateCard as route, RATE_CARD_MAX_BYTES } from '@longhaul/contract/shipping/shipping.staff.ts'
import { readUpload } from '../files/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { beginning, judgeCard, toChange, FAULTS_REPORTED_MAX } from './judge-card.ts'

export const previewRateCardAction = writeAction(route, previewRateCard)

/** The changes that a card would make, or its errors. */
async function previewRateCard({ tx, request, query, now }: WriteCall<typeof route>): Answer<typeof route> {
  const content = await readUpload(request, RATE_CARD_MAX_BYTES)
  const from = beginning(query.effective_from, now)
  const card = await judgeCard(tx, content, { from, withdrawals: query.withdrawals === 'yes' })
  return {
    rows: card.rows,
    lines: card.lines,
    fault_count: card.faults.length,
    faults: card.faults.slice(0, FAULTS_REPORTED_MAX),
    changes: card.changes.map(toChange),
    unlimited: [...card.unlimited],
    billed: [...card.billed],
    compared: card.compared,
  }
}
