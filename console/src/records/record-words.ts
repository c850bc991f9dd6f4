import { recordsText } from '@longhaul/text/console/records/records.ts'
import { ledgerText } from '@longhaul/text/console/books/ledger.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { labelOf } from '../shared/label-of.ts'
import type { Kind, ShopperRecord } from './shopper-record.ts'

const words = recordsText.records

/** The title of a record: items by title, movements by event, payments by kind. */
export function titleWord(kind: Kind, { title }: ShopperRecord): string {
  if (kind === 'money') return labelOf(ledgerText.kinds, title)
  if (kind === 'transfers') return labelOf(words.transfers, title)
  if (kind === 'points') return labelOf(words.states, title)
  return title
}

/** Its state, in the words of its own screen. */
export function stateWord(kind: Kind, { state }: ShopperRecord): string {
  if (kind === 'items' || kind === 'stock') return labelOf(consoleWords.itemStages, state)
  if (kind === 'parcels') return labelOf(consoleWords.parcelStages, state)
  if (kind === 'refunds') return labelOf(consoleWords.refundStages, state)
  if (kind === 'money') return labelOf(ledgerText.accountKinds, state)
  return labelOf(words.states, state)
}

export function detailWord(kind: Kind, { detail }: ShopperRecord): string {
  if (kind === 'orders') return words.items(detail)
  if (kind === 'money') return words.transaction(detail)
  if (kind === 'transfers') return labelOf(financeText.providers, detail)
  if (kind === 'rewards') return labelOf(words.sources, detail)
  if (kind === 'points') return detail
  return detail
}
