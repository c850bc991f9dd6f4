import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import { purchaseBalance } from '@longhaul/domain/orders/purchase.ts'
import { isTrackingNumber, normaliseTrackingNumber } from '@longhaul/domain/warehouse/tracking-number.ts'
import type { StaffItem } from '../shared/ItemSubject.tsx'

/** Why a pasted line is left out. */
export type LineProblem =
  | 'noPair'
  | 'unknown'
  | 'twice'
  | 'tooLong'
  | 'badAmount'
  | 'badNumber'
  | 'several'
  | 'dearer'

/** A line that can be recorded: what it buys, at what price, under which numbers. */
export type ReadyLine = {
  line: number
  orderNumber: string
  sellerNumber: string
  /** Empty where the seller has not sent it yet. */
  tracking: string
  items: readonly { item: StaffItem; goodsFen: number; freightFen: number }[]
}
export type LeftOutLine = {
  line: number
  orderNumber: string
  text: string
  problem: LineProblem
  missingFen?: number
}

const SELLER_NUMBER_MAX = 64

/**
 * Reads lines of "our order number, seller's order number, what was paid in all, tracking number", as copied from a spreadsheet; the last two may be
 * missing. Without an amount it was bought at the price that was paid for; more than is on hold is left out, since the shopper is asked first.
 */
export function readPurchases(
  text: string,
  find: (orderNumber: string) => readonly StaffItem[],
): { ready: ReadyLine[]; leftOut: LeftOutLine[] } {
  const ready: ReadyLine[] = []
  const leftOut: LeftOutLine[] = []
  const seen = new Set<string>()
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const cells = cellsOf(raw)
    if (cells.length === 0) continue
    const line = index + 1
    const [orderNumber = '', sellerNumber = ''] = cells
    const read = readLine(cells, find)
    const key = orderNumber.toUpperCase()
    if ('problem' in read) leftOut.push({ line, orderNumber, text: sellerNumber, ...read })
    else if (seen.has(key)) leftOut.push({ line, orderNumber, text: sellerNumber, problem: 'twice' })
    else {
      seen.add(key)
      ready.push({ line, orderNumber, sellerNumber, ...read })
    }
  }
  return { ready, leftOut }
}

type Read =
  | Pick<ReadyLine, 'tracking' | 'items'>
  | { problem: LineProblem; text?: string; missingFen?: number }

function readLine(
  [orderNumber = '', sellerNumber = '', ...rest]: readonly string[],
  find: (orderNumber: string) => readonly StaffItem[],
): Read {
  if (sellerNumber === '') return { problem: 'noPair' }
  if (sellerNumber.length > SELLER_NUMBER_MAX) return { problem: 'tooLong' }
  // An amount has a point and two digits at most; everything else behind the two numbers is the tracking number.
  const isAmount = /^[¥￥]?\d{1,7}([.,]\d{1,2})?$/.test(rest[0] ?? '')
  const [amount, trackingText] = isAmount ? [rest[0]!, rest[1] ?? ''] : ['', rest[0] ?? '']
  if (!isAmount && rest.length > 1) return { problem: 'badAmount', text: rest[0]! }
  const tracking = normaliseTrackingNumber(trackingText)
  if (trackingText !== '' && !isTrackingNumber(tracking)) return { problem: 'badNumber', text: trackingText }
  const items = find(orderNumber)
  if (items.length === 0) return { problem: 'unknown', text: orderNumber }
  if (amount === '')
    return {
      tracking,
      items: items.map((item) => ({ item, goodsFen: item.goods_fen, freightFen: item.freight_fen })),
    }
  const paidFen = readYuan(amount.replace(/^[¥￥]/, '').replace(',', '.'))
  const [item, second] = items
  if (paidFen === null || !item) return { problem: 'badAmount', text: amount }
  if (second) return { problem: 'several', text: amount }
  const goodsFen = paidFen - item.freight_fen
  if (goodsFen <= 0) return { problem: 'badAmount', text: amount }
  const ours = item.total_fen - item.goods_fen - item.freight_fen
  const { missingFen } = purchaseBalance(
    { frozenFen: item.frozen_fen, serviceFen: ours, photosFen: 0 },
    paidFen,
  )
  if (missingFen > 0) return { problem: 'dearer', text: amount, missingFen }
  return { tracking, items: [{ item, goodsFen, freightFen: item.freight_fen }] }
}

/** Tabs are a spreadsheet's, and leave empty cells where they are; else blanks, commas and semicolons part. */
function cellsOf(raw: string): string[] {
  const line = raw.normalize('NFKC').trim()
  if (line === '') return []
  const cells = line.includes('\t') ? line.split('\t') : line.split(/[,;]|\s+/)
  const trimmed = cells.map((cell) => cell.trim())
  // An empty amount between two tabs is no amount.
  return trimmed.filter((cell, at) => cell !== '' || at < 2)
}
