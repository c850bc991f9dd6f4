import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import { programsText } from '@longhaul/text/storefront/programs/programs.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import type { ComponentProps } from 'react'

const words = programsText.tokens
const DAYS = [7, 30, 90, 180, 365]

/** A program asks before it spends, and lasts for three months, unless its shopper says otherwise. */
export const limitStart = { perAct: '0', perDay: '0', days: '90' }

/** An amount in yuan as fen; 0 and nothing mean: always ask. Null if it is neither. */
const fenOf = (typed: string): number | null => (typed.trim() === '' ? 0 : readYuan(typed))
const amount = (typed: string) => (fenOf(typed) === null ? words.amountWrong : null)
export const limitChecks = { perAct: amount, perDay: amount }

/** The ceilings to send to the server. */
export const ceilingsOf = ({ perAct, perDay }: { perAct: string; perDay: string }) => ({
  per_act_fen: fenOf(perAct) ?? 0,
  per_day_fen: fenOf(perDay) ?? 0,
})

type Bound<Field extends typeof TextField | typeof SelectField> = Omit<
  ComponentProps<Field>,
  'label' | 'options'
>

/** What a program that acts may spend without asking. */
export function CeilingFields({ field }: { field: (name: 'perAct' | 'perDay') => Bound<typeof TextField> }) {
  return (
    <>
      <TextField
        label={words.perAct}
        hint={words.ceilingHint}
        inputMode="decimal"
        before="¥"
        width="short"
        {...field('perAct')}
      />
      <TextField label={words.perDay} inputMode="decimal" before="¥" width="short" {...field('perDay')} />
    </>
  )
}

/** For how long a program may do what was ticked. */
export const DaysField = (bound: Bound<typeof SelectField>) => (
  <SelectField
    label={words.days}
    options={DAYS.map((days) => ({ value: String(days), label: words.dayChoice(days) }))}
    {...bound}
  />
)
