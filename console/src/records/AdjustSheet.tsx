import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { ADJUSTMENT_CAUSES, ADJUSTMENT_MAX_FEN } from '@longhaul/domain/funds/adjustment.ts'
import { recordsText } from '@longhaul/text/console/records/records.ts'
import { money } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useId } from 'react'
import { Facts } from '../shared/Facts.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import type { ShopperPage } from './shopper-page.ts'

const words = recordsText.adjustment

/** Requests a balance correction: direction, amount, reason. */
export function AdjustSheet({ shopper, onClose }: { shopper: ShopperPage; onClose: () => void }) {
  const formId = useId()
  const form = useAdjustForm(shopper, onClose)
  return (
    <Sheet
      open
      title={words.title(shopper.nickname || shopper.email)}
      onClose={onClose}
      footer={
        <>
          <Button guardMs={0} data-leave="" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button submit form={formId} type="assistRed" guardMs={0} busy={form.sending && words.busy}>
            {words.send}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props}>
        <Stack>
          <p className="muted">{words.two}</p>
          <Facts facts={[{ name: words.balanceNow, value: money(shopper.available_fen) }]} />
          <RadioGroup
            label={words.direction}
            look="row"
            choices={[
              { value: 'give', label: words.give },
              { value: 'take', label: words.take },
            ]}
            {...form.field('direction')}
          />
          <TextField
            label={words.amount}
            before="¥"
            inputMode="decimal"
            width="short"
            maxLength={12}
            autoComplete="off"
            {...form.field('amount_fen')}
          />
          <SelectField
            label={words.cause}
            options={ADJUSTMENT_CAUSES.map((value) => ({ value, label: words.causes[value] }))}
            {...form.field('cause')}
          />
          <TextField
            label={words.order}
            hint={words.orderHint}
            optional
            width="short"
            maxLength={40}
            autoComplete="off"
            {...form.field('order_number')}
          />
          <TextArea label={words.reason} hint={words.reasonHint} max={500} {...form.field('reason')} />
          <Failure of={form.failure} />
        </Stack>
      </form>
    </Sheet>
  )
}

function useAdjustForm(shopper: ShopperPage, onClose: () => void) {
  return useCallForm('POST /staff/adjustments', {
    start: { direction: 'give', amount_fen: '', cause: '', order_number: '', reason: '' },
    check: {
      amount_fen: whyNotAmount,
      cause: (typed) => (typed === '' ? words.causeNeeded : null),
      reason: (typed) => (typed.trim() === '' ? words.reasonNeeded : null),
    },
    args: ({ direction, amount_fen, cause, order_number, reason }) => ({
      body: {
        shopper_id: shopper.id,
        amount_fen: (readYuan(amount_fen) ?? 0) * (direction === 'take' ? -1 : 1),
        cause: ADJUSTMENT_CAUSES.find((adjustmentCause) => adjustmentCause === cause) ?? 'other',
        reason: reason.trim(),
        ...(order_number.trim() !== '' && { order_number: order_number.trim() }),
      },
    }),
    onDone: ({ stage }) => {
      toast.success(stage === 'booked' ? words.booked : words.asked)
      onClose()
    },
  })
}

function whyNotAmount(typed: string): string | null {
  const fen = readYuan(typed)
  return fen === null || fen === 0 || fen > ADJUSTMENT_MAX_FEN ? words.amountNeeded : null
}
