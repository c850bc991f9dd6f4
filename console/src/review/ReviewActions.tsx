import { reviewText } from '@longhaul/text/console/review/review.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money, plainMoney } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { useState } from 'react'
import { AskSheet } from '../shared/AskSheet.tsx'
import { openPage, type StaffItem } from '../shared/ItemSubject.tsx'
import { KeyHint, KeysNote } from '../shared/Key.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { useShortcuts } from '../shared/shortcuts.ts'
import type { OrderRow } from './order-rows.ts'
import type { ReviewSteps } from './use-review-steps.ts'
import { type Verdict, isAgainst, passes } from './verdict.ts'

type Asked = 'ask' | 'cancel' | 'refuse'

/**
 * The decisions as buttons and keys: on all items that nothing speaks against, and on the open one. The
 * shopper's own price can be refused only if it is below the page's.
 */
export function ReviewActions({
  order: { items },
  item,
  verdicts,
  steps,
  onPick,
}: {
  order: OrderRow
  item: StaffItem
  verdicts: readonly Verdict[]
  steps: ReviewSteps
  onPick: (id: string) => void
}) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const missingFen = missingOf(item)
  const passing = items.filter((_, index) => passes(verdicts[index]!)).map(({ id }) => id)
  const isReading = verdicts.some(({ kind }) => kind === 'reading')
  // Those that pass are approved together; this one only by a decision of its own.
  const isApart = verdicts.some((verdict, index) => items[index] === item && isAgainst(verdict))
  const approveAll = () => {
    if (!isReading) steps.approveAll(passing)
  }
  useShortcuts([
    { keys: 'a', does: reviewText.approveAgreeing, act: approveAll },
    ...(isApart ? [{ keys: 'i', does: reviewText.approveOne, act: steps.approveOne }] : []),
    { keys: 'q', does: reviewText.ask, act: () => setAsked('ask') },
    { keys: 'c', does: reviewText.cancel, act: () => setAsked('cancel') },
    ...(missingFen > 0 ? [{ keys: 'r', does: reviewText.refuse, act: () => setAsked('refuse') }] : []),
    { keys: 'Enter', does: consoleWords.openPage, act: () => openPage(item.url) },
    ...(items.length > 1 ? items.slice(0, 9) : []).map(({ id }, index) => ({
      keys: String(index + 1),
      does: reviewText.openItem(index + 1),
      act: () => onPick(id),
    })),
  ])
  return (
    <>
      {(passing.length > 0 || isReading) && (
        <Button
          type="primary"
          guardMs={400}
          busy={busyWords(steps.isApproving, isReading)}
          aria-keyshortcuts="a"
          onClick={approveAll}
        >
          {reviewText.approve(passing.length)} <KeyHint>A</KeyHint>
        </Button>
      )}
      {items.length > 1 && (
        <span className="text-sm text-ink-2">{reviewText.itemNumber(items.indexOf(item) + 1)}</span>
      )}
      {isApart && (
        <Button
          guardMs={400}
          busy={steps.isApproving && consoleWords.saving}
          aria-keyshortcuts="i"
          onClick={steps.approveOne}
        >
          {reviewText.approveOne} <KeyHint>I</KeyHint>
        </Button>
      )}
      {missingFen > 0 && (
        <Button guardMs={0} aria-keyshortcuts="r" onClick={() => setAsked('refuse')}>
          {reviewText.refuse} <KeyHint>R</KeyHint>
        </Button>
      )}
      <Button guardMs={0} aria-keyshortcuts="q" onClick={() => setAsked('ask')}>
        {reviewText.ask} <KeyHint>Q</KeyHint>
      </Button>
      <Button type="redLine" guardMs={0} aria-keyshortcuts="c" onClick={() => setAsked('cancel')}>
        {reviewText.cancel} <KeyHint>C</KeyHint>
      </Button>
      <KeysNote>
        <KeyHint>J</KeyHint> <KeyHint>K</KeyHint> {reviewText.moveHint} · <KeyHint>Enter</KeyHint>{' '}
        {consoleWords.openPage}
      </KeysNote>
      <Dialogs item={item} steps={steps} asked={asked} onClose={() => setAsked(null)} />
    </>
  )
}

/** The question to the shopper, or the reason for what was pressed. */
function Dialogs({
  item,
  steps,
  asked,
  onClose,
}: {
  item: StaffItem
  steps: ReviewSteps
  asked: Asked | null
  onClose: () => void
}) {
  if (asked === null) return null
  if (asked === 'ask')
    return (
      <AskSheet
        item={item}
        goods={plainMoney(item.goods_fen)}
        freight={plainMoney(item.freight_fen)}
        onAsked={steps.asked}
        onClose={onClose}
      />
    )
  return (
    <ReasonDialog
      {...(asked === 'refuse' ? REFUSE : CANCEL)}
      ready={{ kind: asked === 'refuse' ? 'refuse_price' : 'cancel_item', lang: item.shopper_lang }}
      onSend={steps[asked]}
      onClose={onClose}
    >
      {asked === 'refuse'
        ? reviewText.refuseText(money(item.page_price_fen ?? 0), money(missingOf(item)))
        : reviewText.cancelText(money(item.frozen_fen))}
    </ReasonDialog>
  )
}

function busyWords(isApproving: boolean, isReading: boolean): string | false {
  if (isApproving) return consoleWords.saving
  return isReading && reviewText.reading
}

/** How far the shopper's own price is below the page's, for all pieces. */
const missingOf = ({ page_price_fen: pageFen, unit_price_fen: ownFen, quantity }: StaffItem) =>
  pageFen === null ? 0 : Math.max(0, pageFen - ownFen) * quantity

const REFUSE = {
  title: reviewText.refuseTitle,
  confirmText: reviewText.refuse,
  busyText: reviewText.refusing,
}
const CANCEL = {
  title: reviewText.cancelTitle,
  confirmText: reviewText.cancelConfirm,
  busyText: reviewText.cancelling,
}
