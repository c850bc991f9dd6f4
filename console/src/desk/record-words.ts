import { deskText } from '@longhaul/text/console/desk/desk.ts'
import { ledgerText } from '@longhaul/text/console/books/ledger.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import type { Kind, ShopperRecord } from './shopper-record.ts'

const words = deskText.records
type Words = Readonly<Record<string, string>>
const named = (all: Words, name: string): string => all[name] ?? name

/** The title of a record: items by title, movements by event, payments by kind. */
export function titleWord(kind: Kind, { title }: ShopperRecord): string {
  if (kind === 'money') return named(ledgerText.kinds, title)
  if (kind === 'transfers') return named(words.transfers, title)
  if (kind === 'points') return named(words.states, title)
  return title
}

/** Its state, in the words of its own screen. */
export function stateWord(kind: Kind, { state }: ShopperRecord): string {
  if (kind === 'items' || kind === 'stock') return named(consoleWords.itemStages, state)
  if (kind === 'parcels') return named(consoleWords.parcelStages, state)
  if (kind === 'refunds') return named(consoleWords.refundStages, state)
  if (kind === 'money') return named(ledgerText.accountKinds, state)
  return named(words.states, state)
}

export function detailWord(kind: Kind, { detail }: ShopperRecord): string {
  if (kind === 'orders') return words.items(detail)
  if (kind === 'money') return words.transaction(detail)
  if (kind === 'transfers') return named(financeText.providers, detail)
  if (kind === 'rewards') return named(words.sources, detail)
  if (kind === 'points') return detail
  return detail
}
