import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { money, weight } from '@longhaul/text/format.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'
import { type FreightGuess, GUESS_GRAMS } from './use-freight-guess.ts'

const say = goodsText.estimate

/** Country, weight and method of the freight guess. */
export function FreightChoices({ guess }: { guess: FreightGuess }) {
  const configuration = useConfiguration()
  return (
    <div className="grid grid-cols-1 gap-4 py-2">
      <Where guess={guess} />
      {guess.offers.length > 0 && <Methods guess={guess} />}
      {configuration && (
        <p className="text-sm text-ink-2">{say.laterLead(configuration.free_storage_days)}</p>
      )}
    </div>
  )
}

function Where({ guess }: { guess: FreightGuess }) {
  const countries = useCall('GET /country', undefined, { staleMs: 60 * 60_000 })
  const served = (countries.data?.countries ?? []).filter((country) => country.ships_to)
  const continents = [...new Set(served.map((country) => country.continent_name))]
  return (
    <>
      <SelectField
        label={say.country}
        unmarked
        empty={guess.country ? null : undefined}
        options={continents.map((label) => ({
          label,
          options: served
            .filter((country) => country.continent_name === label)
            .map(({ code, name }) => ({ value: code, label: name })),
        }))}
        value={guess.country}
        onChange={guess.setCountry}
      />
      <SelectField
        label={say.weight}
        unmarked
        empty={null}
        options={GUESS_GRAMS.map((grams) => ({
          value: String(grams),
          label: say.weights(weight(grams), say.examples[grams]),
        }))}
        value={String(guess.grams)}
        onChange={(grams) => guess.setGrams(Number(grams))}
      />
    </>
  )
}

function Methods({ guess: { offers, offer, setOption } }: { guess: FreightGuess }) {
  return (
    <RadioGroup
      label={say.methodLabel}
      unmarked
      value={offer?.option ?? ''}
      onChange={setOption}
      choices={offers.map((entry) => ({
        value: entry.option,
        label: say.options[entry.option],
        hint: entry.min_days !== null && entry.max_days !== null && say.days(entry.min_days, entry.max_days),
        aside: money(entry.total_fen),
      }))}
    />
  )
}
