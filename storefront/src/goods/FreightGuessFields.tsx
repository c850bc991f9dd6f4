import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { money, weight } from '@longhaul/text/format.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'
import { useConverted } from '../shared/use-converted.ts'
import { GUESS_GRAMS, type FreightGuess } from './use-freight-guess.ts'

const say = goodsText.estimate

/** Shipping abroad, by a weight and a country to play with, and what both payments are likely to come to. */
export function FreightGuessFields({ guess, goodsFen }: { guess: FreightGuess; goodsFen: number | null }) {
  const configuration = useConfiguration()
  const approx = useConverted()
  const { range, prices } = guess
  return (
    <section className="grid grid-cols-1 gap-4 border-t border-line pt-5" aria-labelledby="freight-guess">
      <div>
        <h3 className="text-md" id="freight-guess">
          {say.later}
        </h3>
        <p className="mt-1 text-sm text-ink-2">{say.laterLead}</p>
      </div>
      <Where guess={guess} />
      <Offers guess={guess} />
      {range && goodsFen !== null && (
        <div className="rounded-control bg-sunken px-4 py-3" aria-live="polite" aria-atomic="true">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{say.allIn}</span>
            <span className="num font-semibold">
              {say.allInRange(money(goodsFen + range.low), money(goodsFen + range.high))}
            </span>
          </div>
          {approx(0) && (
            <p className="num text-end text-sm text-ink-3">
              {say.allInRange(approx(goodsFen + range.low) ?? '', approx(goodsFen + range.high) ?? '')}
            </p>
          )}
        </div>
      )}
      {!prices.isPending && prices.data && configuration && (
        <p className="text-sm text-ink-2">{say.free(configuration.free_storage_days)}</p>
      )}
    </section>
  )
}

function Where({ guess }: { guess: FreightGuess }) {
  const countries = useCall('GET /country', undefined, { staleMs: 60 * 60_000 })
  const served = (countries.data?.countries ?? []).filter((country) => country.ships_to)
  const continents = [...new Set(served.map((country) => country.continent_name))]
  return (
    <div className="grid grid-cols-1 gap-3">
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
    </div>
  )
}

function Offers({ guess: { prices, offers } }: { guess: FreightGuess }) {
  if (prices.isError && !prices.data) return <p className="text-sm text-bad">{say.failed}</p>
  if (!prices.data) return null
  if (offers.length === 0) return <p className="text-sm text-ink-2">{say.none}</p>
  return (
    <dl className="grid grid-cols-1 gap-2">
      {offers.map((offer) => (
        <div className="flex items-baseline justify-between gap-4" key={offer.option}>
          <dt className="text-ink-2">
            {say.options[offer.option]}
            {offer.min_days !== null && offer.max_days !== null && (
              <small className="block text-xs text-ink-3">{say.days(offer.min_days, offer.max_days)}</small>
            )}
          </dt>
          <dd className="num">{money(offer.total_fen)}</dd>
        </div>
      ))}
    </dl>
  )
}
