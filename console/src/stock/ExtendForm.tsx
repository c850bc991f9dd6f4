import { tidyCode } from '@longhaul/domain/texts/tidy.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { stockText } from '@longhaul/text/console/stock/stock.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Stack } from '../shared/layout/Stack.tsx'
import { StepEnd } from './StepEnd.tsx'
import { type StockRow } from './stock-row.ts'

const DAYS_MAX = 180

/** Gives more free days, with a reason that is recorded and shown to the shopper. */
export function ExtendForm({ row, onClose }: { row: StockRow; onClose: () => void }) {
  const form = useCallForm('POST /staff/stock_items/{id}/extend', {
    start: { days: '', reason: '' },
    check: {
      days: (value) => (readDays(value) === null ? stockText.daysNeeded : null),
      reason: (value) => (value.trim() === '' ? consoleWords.reasonNeeded : null),
    },
    args: (values) => ({
      params: { id: row.id },
      body: { days: readDays(values.days) ?? 0, reason: values.reason.trim() },
    }),
    onDone: () => {
      toast.success(stockText.extended)
      onClose()
    },
  })
  return (
    <form aria-label={stockText.extendTitle} {...form.props}>
      <Stack>
        <h3>{stockText.extendTitle}</h3>
        <TextField
          label={stockText.days}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          {...form.field('days')}
        />
        <TextArea
          label={consoleWords.reason}
          hint={stockText.extendHint}
          max={500}
          {...form.field('reason')}
        />
        <StepEnd form={form} onClose={onClose}>
          {stockText.extend}
        </StepEnd>
      </Stack>
    </form>
  )
}

function readDays(typed: string): number | null {
  const text = tidyCode(typed)
  if (!/^\d{1,3}$/.test(text)) return null
  const days = Number(text)
  return days >= 1 && days <= DAYS_MAX ? days : null
}
