import { takeDraft } from '@longhaul/ui/field/tab-drafts.ts'

/*
 * The order forms of this tab whose goods are being bought at once. Such a form is kept until the order is
 * placed, so that Back shows it as it was.
 */

const KEY = 'goods:bought'
/** The key of what a guest filled in before the log-in (goods/pending-add.ts). */
export const FILLED = 'goods:filled'

/** The name under which a tab keeps an order form. */
export const draftName = (draft: string): string => `goods:${draft}`

/** Records from which order form a line of the cart came. */
export const rememberBought = (lineId: string, draft: string): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ ...readBought(), [lineId]: draft }))

/** Discards the order forms of these lines, which have been ordered. */
export function dropBought(lineIds: readonly string[]): void {
  const bought = readBought()
  for (const id of lineIds) {
    const draft = bought[id]
    if (draft === undefined) continue
    takeDraft(draftName(draft))
    clearFilled(draft)
  }
  const left = Object.entries(bought).filter(([id]) => !lineIds.includes(id))
  sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(left)))
}

const readBought = (): Record<string, string> =>
  // Only the functions above write this entry, in this tab.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, string>

/** Discards what a guest filled in for this pasted text. */
function clearFilled(draft: string): void {
  const filled: unknown = JSON.parse(sessionStorage.getItem(FILLED) ?? 'null')
  const isThis = typeof filled === 'object' && filled !== null && 'draft' in filled && filled.draft === draft
  if (isThis) sessionStorage.removeItem(FILLED)
}
