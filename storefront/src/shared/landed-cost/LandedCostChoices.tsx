import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { weight } from '@longhaul/text/format.ts'
import { named } from '@longhaul/text/marks.ts'
import { landedCostText as say } from '@longhaul/text/storefront/goods/landed-cost.ts'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { useConfiguration } from '../use-configuration.ts'
import { rangeOf, weights } from './amounts.ts'
import { LandedCostRows } from './LandedCostRows.tsx'
import { RealDays } from './RealDays.tsx'
import { type LandedCost, type LandedCostReply, GUESS_GRAMS, chooseWish } from './use-landed-cost.ts'

/**
 * Selects for country, weight and line, the lines that cannot take the goods, and every row of the
 * calculation.
 */
export function LandedCostChoices({
  cost,
  data,
  hasWays,
}: {
  cost: LandedCost
  data: LandedCostReply
  /** The lines are elsewhere on the page. */
  hasWays: boolean
}) {
  const configuration = useConfiguration()
  const open = data.lines.filter((line) => line.shipping !== null)
  const fallen = data.lines.filter((line) => line.shipping === null && line.max_grams > 0)
  return (
    <div className="grid grid-cols-1 gap-4 py-2">
      <Country cost={cost} data={data} />
      <Weight cost={cost} data={data} />
      {!hasWays && open.length > 0 && (
        <RadioGroup
          label={say.line}
          unmarked
          value={data.line_id ?? ''}
          onChange={(line_id) => chooseWish(cost, { ...cost.wish, line_id })}
          choices={open.map((line) => ({
            value: line.line_id,
            label: line.name,
            hint: say.days(line.usual_min_days, line.usual_max_days),
            aside: rangeOf((data.unpriced === 0 && line.total) || line.shipping!),
          }))}
        />
      )}
      <CheckboxField
        label={say.insure}
        hint={say.insureHint}
        value={cost.wish.insured ?? false}
        onChange={(insured) => chooseWish(cost, { ...cost.wish, insured })}
      />
      {!hasWays && fallen.length > 0 && (
        <section className="text-sm">
          <h3 className="text-sm">{say.fallen}</h3>
          <ul className="mt-1 grid gap-0.5 text-ink-2">
            {fallen.map((line) => (
              <li key={line.line_id}>{named(line.name, line.refusals.join(' · '))}</li>
            ))}
          </ul>
        </section>
      )}
      <RealDays country={data.country} lineId={data.line_id} />
      <LandedCostRows data={data} />
      {configuration && <p className="text-sm text-ink-2">{say.lead(configuration.free_storage_days)}</p>}
    </div>
  )
}

function Country({ cost, data }: { cost: LandedCost; data: LandedCostReply }) {
  const countries = useCall('GET /country', undefined, { staleMs: 60 * 60_000 })
  const served = (countries.data?.countries ?? []).filter((country) => country.ships_to)
  const continents = [...new Set(served.map((country) => country.continent_name))]
  return (
    <SelectField
      label={say.country}
      unmarked
      empty={null}
      options={continents.map((label) => ({
        label,
        options: served
          .filter((country) => country.continent_name === label)
          .map(({ code, name }) => ({ value: code, label: name })),
      }))}
      value={data.country}
      onChange={(country) => chooseWish(cost, { ...cost.wish, country })}
    />
  )
}

/**
 * The expected weight comes first, with its explanation; then the weights that a shopper may pick instead.
 */
function Weight({ cost, data }: { cost: LandedCost; data: LandedCostReply }) {
  const { packed_grams: grams, ...wish } = cost.wish
  const guesses = GUESS_GRAMS.map((known) => ({
    value: String(known),
    label: say.weights(weight(known), say.examples[known]),
  }))
  const expected = grams === undefined ? say.weights(weights(data.packed_grams), say.expected) : say.expected
  return (
    <SelectField
      label={say.weight}
      hint={data.items.length === 1 && data.items[0]?.explanation}
      unmarked
      empty={null}
      options={[{ value: EXPECTED, label: expected }, ...guesses]}
      value={grams === undefined ? EXPECTED : String(grams)}
      onChange={(chosen) =>
        cost.setWish(chosen === EXPECTED ? wish : { ...wish, packed_grams: Number(chosen) })
      }
    />
  )
}
const EXPECTED = 'expected'
