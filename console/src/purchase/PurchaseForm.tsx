import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { bulkPurchaseText } from '@longhaul/text/console/purchase/bulk-purchase.ts'
import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useEffect, useRef, useState } from 'react'
import type { StaffItem } from '../shared/ItemSubject.tsx'
import { HoldNote } from '../shared/HoldNote.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { AskSheet } from './AskSheet.tsx'
import { Difference } from './Difference.tsx'
import { useCtrlEnter } from './use-ctrl-enter.ts'
import { type Purchase, type PurchaseDone, usePurchase } from './use-purchase.ts'
import { Wishes } from './Wishes.tsx'

/**
 * The purchase record of one item: the seller's order number and what was really paid there. What it costs more than is on hold needs the
 * shopper first; what it costs less goes back.
 */
export function PurchaseForm({
  item,
  lastNumber,
  isGone,
  ...done
}: { item: StaffItem; lastNumber: string; isGone: boolean } & PurchaseDone) {
  const [opened, setOpened] = useState<'ask' | 'cancel' | null>(null)
  const purchase = usePurchase(item, lastNumber, done)
  const { form, balance, missingFen } = purchase
  const wasSent = useWasSent(form)
  const isOthers = isGone && !wasSent
  const first = useRef<HTMLFormElement>(null)
  useEffect(() => first.current?.querySelector('input')?.focus({ preventScroll: true }), [])
  useCtrlEnter(first, missingFen > 0 ? purchase.askPrice : null)
  const close = () => setOpened(null)
  return (
    <>
      <form
        className="grid gap-4 border-t bg-paper py-4 ps-[84px] pe-5 pb-5 max-desk:ps-5"
        ref={first}
        aria-label={purchaseText.openForm}
        {...form.props}
      >
        {isOthers ? <GoneNote /> : <HoldNote kind="order_item" id={item.id} />}
        <Wishes item={item} />
        <Fields form={form} />
        <Difference item={item} balance={balance} />
        <Failure of={form.failure} />
        {!isOthers && <Buttons purchase={purchase} onOpen={setOpened} />}
      </form>
      {opened === 'ask' && (
        <AskSheet
          item={item}
          goods={form.values.goods_fen}
          freight={form.values.freight_fen}
          onAsked={done.onAsked}
          onClose={close}
        />
      )}
      {opened === 'cancel' && (
        <ReasonDialog
          title={purchaseText.cancelTitle}
          confirmText={purchaseText.cancel}
          presets={bulkPurchaseText.outOfStock[item.shopper_lang]}
          onSend={purchase.cancel}
          onClose={close}
        >
          {purchaseText.cancelText(money(item.frozen_fen))}
        </ReasonDialog>
      )}
    </>
  )
}

/** Whether this form itself recorded the item: the list may have heard of it before the answer came. */
function useWasSent({ sending, failure }: Pick<Purchase['form'], 'sending' | 'failure'>): boolean {
  const [was, setWas] = useState(false)
  if (sending !== was && (sending || failure !== null)) setWas(sending)
  return was
}

/** A colleague was quicker. What was typed stays to be read: it may be an order at the seller that nobody needs. */
const GoneNote = () => (
  <div role="status">
    <Note tone="bad" title={purchaseText.gone.title}>
      {purchaseText.gone.text}
    </Note>
  </div>
)

const Fields = ({ form }: { form: Purchase['form'] }) => (
  <div className="grid max-w-[760px] grid-cols-[1.6fr_1fr_1fr] items-start gap-4 max-desk:grid-cols-2">
    <TextField
      label={purchaseText.sellerNumber}
      unmarked
      autoComplete="off"
      maxLength={64}
      {...form.field('seller_order_number')}
    />
    <TextField
      label={purchaseText.goods}
      unmarked
      before="¥"
      inputMode="decimal"
      {...form.field('goods_fen')}
    />
    <TextField
      label={purchaseText.freight}
      unmarked
      before="¥"
      inputMode="decimal"
      {...form.field('freight_fen')}
    />
  </div>
)

function Buttons({
  purchase: { form, missingFen, askPrice, isAsking },
  onOpen,
}: {
  purchase: Purchase
  onOpen: (what: 'ask' | 'cancel') => void
}) {
  return (
    <Line>
      <Button
        submit
        type="primary"
        guardMs={0}
        busy={form.sending && consoleWords.saving}
        disabledReason={missingFen > 0 ? purchaseText.askFirst(money(missingFen)) : null}
      >
        {purchaseText.record}
      </Button>
      {missingFen > 0 && (
        <Button
          type="assistPink"
          guardMs={0}
          data-leave=""
          busy={isAsking && consoleWords.saving}
          title={bulkPurchaseText.askNowHint}
          onClick={askPrice}
        >
          {bulkPurchaseText.askNow(money(missingFen))}
        </Button>
      )}
      <Button type="assistPink" guardMs={0} data-leave="" onClick={() => onOpen('ask')}>
        {purchaseText.ask}
      </Button>
      <Button type="redLine" guardMs={0} data-leave="" onClick={() => onOpen('cancel')}>
        {purchaseText.cancel}
      </Button>
    </Line>
  )
}
