import { readYuan, ungrouped } from '@longhaul/browser/form/typed-money.ts'
import { DECLARED_VALUE_MAX_FEN } from '@longhaul/domain/limits/money-limits.ts'
import { tidyCode } from '@longhaul/domain/texts/tidy.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { ArgsOf, Reply } from '@longhaul/contract/routes.ts'
import { format } from '@longhaul/text/format.ts'
import { estimateText } from '@longhaul/text/storefront/estimate/estimate.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useForm } from '@longhaul/ui/field/use-form.ts'

const words = estimateText

export type Question = ArgsOf<'POST /shipping/estimate'>['body']
type Typed = Record<'country' | 'weight' | 'length' | 'width' | 'height' | 'category' | 'value', string>

/** The destination, weight, size and kind of goods. All three sides or none. */
export function EstimateForm({
  known,
  asking,
  onAsk,
}: {
  known: Reply<'POST /shipping/estimate'> | undefined
  asking: boolean
  onAsk: (question: Question) => void
}) {
  const countries = useCall('GET /country', undefined, { staleMs: 60 * 60_000 })
  const side = (typed: string, all: Typed) => whyNotSide(typed, all)
  const form = useForm<Typed>({
    start: { country: '', weight: '1000', length: '', width: '', height: '', category: '', value: '' },
    check: {
      weight: (typed) => (gramsOf(typed) === null ? words.weightWrong : null),
      length: side,
      width: side,
      height: side,
      value: (typed) => (typed.trim() === '' || valueOf(typed) !== null ? null : words.valueWrong),
    },
    send: (typed) => onAsk(questionOf(typed, known?.country)),
  })
  const country = form.values.country || (known?.country ?? '')
  return (
    <Card>
      <form {...form.props} className="fields">
        <SelectField
          label={words.country}
          unmarked
          empty={null}
          {...form.field('country')}
          value={country}
          options={
            byContinent(countries.data?.countries ?? []) ?? [
              { value: country, label: country && format.country(country) },
            ]
          }
        />
        <TextField
          label={words.weight}
          hint={words.weightHint}
          inputMode="numeric"
          width="medium"
          after="g"
          {...form.field('weight')}
        />
        <fieldset className="grid gap-2">
          <legend className="font-medium">{words.size}</legend>
          <p className="text-sm text-ink-2">{words.sizeHint}</p>
          <div className="grid grid-cols-3 gap-3">
            <TextField label={words.length} unmarked inputMode="decimal" {...form.field('length')} />
            <TextField label={words.width} unmarked inputMode="decimal" {...form.field('width')} />
            <TextField label={words.height} unmarked inputMode="decimal" {...form.field('height')} />
          </div>
        </fieldset>
        <SelectField
          label={words.category}
          hint={words.categoryHint}
          unmarked
          empty={words.anyGoods}
          options={(known?.categories ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('category')}
        />
        <TextField
          label={words.value}
          hint={words.valueHint}
          unmarked
          inputMode="decimal"
          width="medium"
          after="¥"
          {...form.field('value')}
        />
        <Button submit type="primary" size="big" busy={asking && words.comparing}>
          {words.compare}
        </Button>
      </form>
    </Card>
  )
}

function questionOf(typed: Typed, country: string | undefined): Question {
  const to = typed.country || country
  const valueFen = valueOf(typed.value)
  const [length_mm, width_mm, height_mm] = [typed.length, typed.width, typed.height].map(millimetresOf)
  return {
    ...(to ? { country: to } : {}),
    weight_grams: gramsOf(typed.weight) ?? 1_000,
    ...(length_mm && width_mm && height_mm ? { length_mm, width_mm, height_mm } : {}),
    ...(typed.category ? { category: typed.category } : {}),
    ...(valueFen === null ? {} : { goods_fen: valueFen }),
  }
}

function gramsOf(typed: string): number | null {
  const text = ungrouped(typed)
  const grams = /^\d{1,8}$/.test(text) ? Number(text) : 0
  return grams >= 1 && grams <= 10_000_000 ? grams : null
}

/** Yuan in fen; null for an amount that is not the value of goods. */
function valueOf(typed: string): number | null {
  const fen = readYuan(typed)
  return fen !== null && fen > 0 && fen <= DECLARED_VALUE_MAX_FEN ? fen : null
}

/** Converts centimetres to millimetres, allowing a decimal comma; null for an invalid side. */
function millimetresOf(typed: string): number | null {
  const [, whole, tenth = '0'] = /^(\d{1,4})(?:[.,](\d))?$/.exec(tidyCode(typed)) ?? []
  const mm = whole === undefined ? 0 : Number(whole) * 10 + Number(tenth)
  return mm >= 1 && mm <= 10_000 ? mm : null
}

function whyNotSide(typed: string, all: Typed): string | null {
  const given = [all.length, all.width, all.height].filter((side) => side.trim() !== '').length
  if (typed.trim() === '') return given > 0 ? words.allSides : null
  return millimetresOf(typed) === null ? words.sideWrong : null
}

type Country = { code: string; name: string; continent_name: string; ships_to: boolean }

/** The countries we ship to, by continent; null while the list is loading. */
function byContinent(countries: readonly Country[]) {
  const served = countries.filter((country) => country.ships_to)
  if (served.length === 0) return null
  return [...new Set(served.map((country) => country.continent_name))].map((label) => ({
    label,
    options: served
      .filter((country) => country.continent_name === label)
      .map(({ code, name }) => ({ value: code, label: name })),
  }))
}
