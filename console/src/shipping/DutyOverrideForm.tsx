import { readMinor } from '@longhaul/browser/form/read-minor.ts'
import { decimalOf } from '@longhaul/browser/form/typed-money.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { chosenOf } from '@longhaul/domain/entries.ts'
import { FIGURES } from '@longhaul/domain/duty/overrides.ts'
import { fieldsOf, inEachLanguage } from '@longhaul/domain/languages.ts'
import { toDecimal } from '@longhaul/domain/money/decimal.ts'
import { minorDigits } from '@longhaul/domain/money/exchange.ts'
import { dutyDeskText as words } from '@longhaul/text/console/shipping/duty-desk.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Fields } from '@longhaul/ui/field/Fields.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { InEachLanguage } from '../shared/InEachLanguage.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { filledOr } from '../shared/filled-or.ts'

/** Replaces one figure of a charge by the shop's own, with the reason that shoppers read. */
export function DutyOverrideForm({
  place,
  charge,
  onClose,
}: {
  place: string
  charge: DutyCharge
  onClose: () => void
}) {
  const currencyOf = (figure: string) =>
    charge.figures.find((known) => known.figure === figure)?.currency ?? null
  const first = charge.override?.figure ?? charge.figures[0]?.figure ?? 'rate'
  const present = charge.override ?? charge.figures[0]
  const needed = filledOr(words.needed)
  const form = useCallForm('PUT /staff/duty_rules/{place}/{charge}', {
    start: {
      figure: first as string,
      value: present ? shown(present.value, currencyOf(first)) : '',
      ...fieldsOf(
        'reason',
        inEachLanguage(() => ''),
      ),
    },
    check: {
      value: (typed: string, { figure }) =>
        valueOf(typed, currencyOf(figure)) === undefined ? words.valueWrong : null,
      ...fieldsOf(
        'reason',
        inEachLanguage(() => needed),
      ),
    },
    args: ({ figure, value, ...reasons }) => ({
      params: { place, charge: charge.id },
      body: {
        ...reasons,
        figure: chosenOf(FIGURES, figure),
        value: valueOf(value, currencyOf(figure)) ?? 0,
      },
    }),
    onDone: () => {
      toast.success(words.figureSaved)
      onClose()
    },
  })
  const currency = currencyOf(form.values.figure)
  return (
    <form {...form.props}>
      <Fields>
        <p className="muted text-sm">{words.replaceHow}</p>
        <SelectField
          label={words.figure}
          empty={null}
          options={charge.figures.map(({ figure }) => ({ value: figure, label: words.figures[figure] }))}
          {...form.field('figure')}
        />
        <TextField
          label={currency === null ? words.value : words.valueIn(currency)}
          inputMode="decimal"
          width="short"
          {...form.field('value')}
        />
        <InEachLanguage>
          {(lang, called) => (
            <TextField
              label={words.reasonIn(called)}
              hint={words.reasonHint}
              maxLength={300}
              {...form.field(`reason_${lang}`)}
            />
          )}
        </InEachLanguage>
        <Failure of={form.failure} />
        <Line>
          <Button submit type="primary" busy={form.sending && words.savingFigure}>
            {words.saveFigure}
          </Button>
        </Line>
      </Fields>
    </form>
  )
}

/** A rate as per cent, an amount as a decimal of its currency. */
const shown = (value: number, currency: string | null): string =>
  currency === null ? String(value / 10_000) : toDecimal(value, minorDigits(currency))

/** What was typed, in millionths or minor units; undefined if it is no such number. */
function valueOf(typed: string, currency: string | null): number | undefined {
  if (currency !== null) return readMinor(typed, currency) ?? undefined
  const text = decimalOf(typed.replace(/\s*[%％]\s*$/, ''))
  return /^\d{1,3}(\.\d{1,4})?$/.test(text) ? Math.round(Number(text) * 10_000) : undefined
}

/** A charge of a place, with the figures of it that can be replaced. */
export type DutyCharge = Reply<'GET /staff/duty_rules/{place}'>['charges'][number]
