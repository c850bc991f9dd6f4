import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { money, weight } from '@longhaul/text/format.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import type { ReactNode } from 'react'
import { useConfiguration } from '../shared/use-configuration.ts'
import { GUESS_GRAMS, type FreightGuess, type Offer, SHARED_GRAMS } from './use-freight-guess.ts'

const say = goodsText.estimate

/** Shipping abroad, by the method, weight and country that the shopper may change: alone, and as a share of a package with other things. */
export function FreightPart({ guess }: { guess: FreightGuess }) {
  const configuration = useConfiguration()
  const { range, prices, offer, offers, grams } = guess
  if (prices.isError && !prices.data) return <p className="text-sm text-bad">{say.failed}</p>
  if (!prices.data) return <div className="min-h-34" />
  return (
    <div className="grid min-h-34 grid-cols-1 content-start gap-2">
      {range && offer ? (
        <dl className="grid grid-cols-1 gap-1">
          <Line
            label={<b>{say.later}</b>}
            value={<b>{say.allInRange(money(range.low), money(range.high))}</b>}
          />
          {range.low < range.high && (
            <>
              <Line small label={say.shared(weight(SHARED_GRAMS))} value={money(range.low)} />
              <Line small label={say.alone} value={money(range.high)} />
            </>
          )}
        </dl>
      ) : (
        <p className="text-sm text-ink-2">{say.none}</p>
      )}
      <Folded title={offer ? methodOf(offer) : say.country} detail={weight(grams)}>
        <div className="grid grid-cols-1 gap-4 py-2">
          <Where guess={guess} />
          {offers.length > 0 && <Methods guess={guess} />}
          {configuration && (
            <p className="text-sm text-ink-2">{say.laterLead(configuration.free_storage_days)}</p>
          )}
        </div>
      </Folded>
    </div>
  )
}

const methodOf = ({ option, min_days: from, max_days: until }: Offer): string =>
  from === null || until === null
    ? say.options[option]
    : say.method(say.options[option], say.days(from, until))

function Line({ label, value, small }: { label: ReactNode; value: ReactNode; small?: boolean }) {
  return (
    <div className={`flex justify-between gap-2 ${small ? 'text-sm text-ink-2' : ''}`}>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
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
