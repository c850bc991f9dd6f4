import { asCallError } from '@longhaul/browser/calls/errors.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { setupText } from '@longhaul/text/console/setup/setup.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { Fields } from '@longhaul/ui/field/Fields.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Line } from '../shared/layout/Line.tsx'
import { CalendarChoice } from './CalendarChoice.tsx'
import {
  daysOfTyped,
  type KnownDays,
  type TypedDays,
  typedDays,
  typedOff,
  typedWorked,
  wrongLine,
} from './working-days-values.ts'

const words = setupText.days

/** The days of the week, Monday first. */
const WEEK = [1, 2, 3, 4, 5, 6, 0]

/** Days of the week, hours, days off and days worked instead. */
export function WorkingDaysForm({ known }: { known: KnownDays }) {
  const { form, error } = useWorkingDaysForm(known)
  return (
    <Card>
      <form {...form.props} noValidate>
        <Fields>
          <ErrorSummary {...form.summary} />
          <Weekdays chosen={form.values.weekdays} onChange={(weekdays) => form.set('weekdays', weekdays)} />
          <TextField
            label={words.opens}
            inputMode="numeric"
            width="short"
            after={words.hour}
            {...form.field('opens')}
          />
          <TextField
            label={words.closes}
            inputMode="numeric"
            width="short"
            after={words.hour}
            {...form.field('closes')}
          />
          <CalendarChoice
            onTake={({ daysOff, daysWorked }) => {
              form.set('off', typedOff(daysOff))
              form.set('worked', typedWorked(daysWorked))
            }}
          />
          <TextArea
            label={words.off}
            hint={words.offHint}
            optional
            rows={10}
            max={6_000}
            {...form.field('off')}
          />
          <TextArea
            label={words.worked}
            hint={words.workedHint}
            optional
            rows={5}
            max={3_000}
            {...form.field('worked')}
          />
          <Failure of={error} />
          <Line>
            <Button submit type="primary" busy={form.sending && words.saving}>
              {words.save}
            </Button>
          </Line>
        </Fields>
      </form>
    </Card>
  )
}

function Weekdays({ chosen, onChange }: { chosen: number[]; onChange: (weekdays: number[]) => void }) {
  const toggle = (day: number, on: boolean) =>
    onChange(on ? [...chosen, day].toSorted((a, b) => a - b) : chosen.filter((other) => other !== day))
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{words.weekdays}</legend>
      <Line>
        {WEEK.map((day) => (
          <CheckboxField
            key={day}
            label={words.names[day]}
            value={chosen.includes(day)}
            onChange={(on) => toggle(day, on)}
          />
        ))}
      </Line>
    </fieldset>
  )
}

function useWorkingDaysForm(known: KnownDays) {
  const save = useSend('PUT /staff/working_days', { quiet: true, onDone: () => toast.success(words.saved) })
  const hour = (typed: string) => (/^\d{1,2}$/.test(typed) && Number(typed) <= 24 ? null : words.wrongHour)
  const lines = (ranges: boolean) => (typed: string) => {
    const wrong = wrongLine(typed, ranges)
    return wrong === null ? null : words.wrongLine(wrong)
  }
  const form = useForm<TypedDays>({
    start: typedDays(known),
    check: { opens: hour, closes: hour, off: lines(true), worked: lines(false) },
    send: async (typed) => {
      try {
        await save.mutateAsync({ body: { ...daysOfTyped(typed), before: known.changed_at } })
        return undefined
      } catch (error) {
        const { fields } = asCallError(error)
        return {
          ...(fields['opens_hour'] ? { opens: fields['opens_hour'] } : {}),
          ...(fields['closes_hour'] ? { closes: fields['closes_hour'] } : {}),
          ...(fields['days_off'] ? { off: fields['days_off'] } : {}),
          ...(fields['days_worked'] ? { worked: fields['days_worked'] } : {}),
        }
      }
    },
  })
  return { form, error: form.sending ? null : save.error }
}
