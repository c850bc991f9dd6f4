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
import type { ReviewSteps } from './use-review-steps.ts'

type Reasoned = 'cancel' | 'refuse'

/**
 * The decisions as buttons and keys. The shopper's own price can be refused only if it is below the page's.
 */
export function ReviewActions({ item, steps }: { item: StaffItem; steps: ReviewSteps }) {
  const [asked, setAsked] = useState<Reasoned | null>(null)
  const [asking, setAsking] = useState(false)
  const missingFen = missingOf(item)
  useShortcuts([
    { keys: 'a', does: reviewText.approve, act: steps.approve },
    { keys: 'q', does: reviewText.ask, act: () => setAsking(true) },
    { keys: 'c', does: reviewText.cancel, act: () => setAsked('cancel') },
    ...(missingFen > 0 ? [{ keys: 'r', does: reviewText.refuse, act: () => setAsked('refuse') }] : []),
    { keys: 'Enter', does: consoleWords.openPage, act: () => openPage(item.url) },
  ])
  return (
    <>
      <Button
        type="primary"
        guardMs={400}
        busy={steps.isApproving && consoleWords.saving}
        aria-keyshortcuts="a"
        onClick={steps.approve}
      >
        {reviewText.approve} <KeyHint>A</KeyHint>
      </Button>
      {missingFen > 0 && (
        <Button guardMs={0} aria-keyshortcuts="r" onClick={() => setAsked('refuse')}>
          {reviewText.refuse} <KeyHint>R</KeyHint>
        </Button>
      )}
      <Button guardMs={0} aria-keyshortcuts="q" onClick={() => setAsking(true)}>
        {reviewText.ask} <KeyHint>Q</KeyHint>
      </Button>
      <Button type="redLine" guardMs={0} aria-keyshortcuts="c" onClick={() => setAsked('cancel')}>
        {reviewText.cancel} <KeyHint>C</KeyHint>
      </Button>
      <KeysNote>
        <KeyHint>J</KeyHint> <KeyHint>K</KeyHint> {reviewText.moveHint} · <KeyHint>Enter</KeyHint>{' '}
        {consoleWords.openPage}
      </KeysNote>
      {asking && (
        <AskSheet
          item={item}
          goods={plainMoney(item.goods_fen)}
          freight={plainMoney(item.freight_fen)}
          onAsked={steps.asked}
          onClose={() => setAsking(false)}
        />
      )}
      {asked && (
        <ReasonDialog
          {...(asked === 'refuse' ? REFUSE : CANCEL)}
          ready={{ kind: asked === 'refuse' ? 'refuse_price' : 'cancel_item', lang: item.shopper_lang }}
          onSend={steps[asked]}
          onClose={() => setAsked(null)}
        >
          {asked === 'refuse'
            ? reviewText.refuseText(money(item.page_price_fen ?? 0), money(missingFen))
            : reviewText.cancelText(money(item.frozen_fen))}
        </ReasonDialog>
      )}
    </>
  )
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
