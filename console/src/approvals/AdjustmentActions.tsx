import { adjustmentTable } from '@longhaul/domain/funds/adjustment.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { recordsText } from '@longhaul/text/console/records/records.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { moneyWithCode } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { useState } from 'react'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { useMe } from '../shared/use-me.ts'
import type { Adjustment } from './adjustment.ts'
import type { AdjustmentSteps } from './use-adjustment-steps.ts'

const words = recordsText.adjustment

/** The steps of the second person. The person who requested the correction can only withdraw it. */
export function AdjustmentActions({ adjustment, steps }: { adjustment: Adjustment; steps: AdjustmentSteps }) {
  const [rejecting, setRejecting] = useState(false)
  const me = useMe()
  const { shopper, asked_by: firstBy } = adjustment
  const isMine = me?.id === firstBy
  const whyNot = (step: 'book' | 'reject') => {
    const why =
      whyNotStep(adjustmentTable, adjustment.stage, step, me?.roles ?? []) ??
      (step === 'book' ? adjustment.why_not_second : null)
    return why && errorText.reasons[why]
  }

  async function book() {
    const asked = {
      title: words.bookTitle,
      text: words.bookText(moneyWithCode(adjustment.amount_fen), shopper.nickname || shopper.email),
      confirmText: words.book,
      pays: true,
    }
    // The refusal is shown above the buttons.
    if (await ask(asked)) await steps.book().catch(() => undefined)
  }

  return (
    <>
      <Button
        type="assistRed"
        guardMs={0}
        busy={steps.isBooking && consoleWords.saving}
        disabledReason={whyNot('book')}
        onClick={() => void book()}
      >
        {words.book}
      </Button>
      <Button type="redLine" guardMs={0} disabledReason={whyNot('reject')} onClick={() => setRejecting(true)}>
        {isMine ? words.takeBack : words.reject}
      </Button>
      {rejecting && (
        <ReasonDialog
          title={isMine ? words.takeBackTitle : words.rejectTitle}
          confirmText={isMine ? words.takeBack : words.reject}
          hint={recordsText.shopper.reasonHint}
          onSend={steps.reject}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  )
}
