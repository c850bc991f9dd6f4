import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { taxesText as words } from '@longhaul/text/console/shipping/taxes.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { Fields } from '@longhaul/ui/field/Fields.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Line } from '../shared/layout/Line.tsx'
import type { Registration } from './tax-registration.ts'
import { filledOr } from '../shared/filled-or.ts'

/** Asks for the last day of a registration, and why. */
export function EndTaxDialog({ registration, onClose }: { registration: Registration; onClose: () => void }) {
  const { id, scheme, number } = registration
  const form = useCallForm('POST /staff/tax_registrations/{id}/end', {
    start: { until_day: registration.until_day ?? '', reason: '' },
    check: { until_day: filled, reason: filled },
    args: (body) => ({ params: { id }, body }),
    onDone: () => {
      toast.success(words.ended)
      onClose()
    },
  })
  return (
    <Sheet open title={words.endTitle} onClose={onClose}>
      <form {...form.props} noValidate>
        <Fields>
          <p>
            {words.schemes[scheme]} <span className="code">{number}</span>
          </p>
          <TextField
            label={words.until}
            hint={words.untilHint}
            type="date"
            width="medium"
            {...form.field('until_day')}
          />
          <TextArea label={words.reason} hint={words.reasonHint} maxLength={500} {...form.field('reason')} />
          <Failure of={form.failure} />
          <Line>
            <Button submit type="primary" guardMs={0} busy={form.sending && words.saving}>
              {words.end}
            </Button>
          </Line>
        </Fields>
      </form>
    </Sheet>
  )
}

const filled = filledOr(words.required)
