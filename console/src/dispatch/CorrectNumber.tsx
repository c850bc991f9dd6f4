import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { CARRIERS } from '@longhaul/domain/shipping/carriers.ts'
import { handOverText } from '@longhaul/text/console/dispatch/hand-over.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Fields } from '@longhaul/ui/field/Fields.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useRef } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { carrierName } from './NumbersPreview.tsx'
import { Fold } from './Fold.tsx'
import type { Parcel } from '../shared/parcel.ts'
import { filledOr } from '../shared/filled-or.ts'

const words = handOverText.correct

/**
 * Corrects a mistyped number, or sets the carrier if none was given. A number with a wrong check digit is
 * saved if it is submitted again.
 */
export function CorrectNumber({ parcel }: { parcel: Pick<Parcel, 'id' | 'tracking_number' | 'carrier'> }) {
  const doubted = useRef('')
  const form = useCallForm('POST /staff/parcels/{id}/tracking_number', {
    start: { tracking_number: parcel.tracking_number ?? '', carrier: parcel.carrier ?? '' },
    check: { tracking_number: filledOr(words.needed) },
    args: (values) => ({
      params: { id: parcel.id },
      body: {
        tracking_number: values.tracking_number.trim(),
        carrier: values.carrier,
        ...(doubted.current === values.tracking_number.trim() ? { number_confirmed: true } : {}),
      },
    }),
    onError: ({ reason }, values) => {
      if (reason === 'check_digit_wrong') doubted.current = values.tracking_number.trim()
    },
    onDone: () => void toast.success(words.saved),
  })
  return (
    <Fold title={words.title}>
      <form {...form.props}>
        <Stack tight>
          <Fields columns={2}>
            <TextField label={words.number} unmarked maxLength={60} {...form.field('tracking_number')} />
            <SelectField
              label={words.carrier}
              unmarked
              empty={words.guess}
              options={CARRIERS.map((carrier) => ({ value: carrier.id, label: carrierName(carrier.id) }))}
              {...form.field('carrier')}
            />
          </Fields>
          <Failure of={form.failure} />
          <Line>
            <Button submit guardMs={0} busy={form.sending && consoleWords.saving}>
              {words.save}
            </Button>
          </Line>
        </Stack>
      </form>
    </Fold>
  )
}
