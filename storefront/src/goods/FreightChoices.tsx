import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { money, weight } from '@longhaul/text/format.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { knowledgeText } from '@longhaul/text/storefront/goods/knowledge.ts'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'
import { type FreightGuess, GUESS_GRAMS, type Offer, SHARED_GRAMS } from './use-freight-guess.ts'

const { estimate } = goodsText
const say = knowledgeText.freight

/** Country, weight and method of the freight guess, and how its price comes about. */
export function FreightChoices({ guess }: { guess: FreightGuess }) {
  const configuration = useConfiguration()
  return (
    <div className="grid grid-cols-1 gap-4 py-2">
      <Where guess={guess} />
      {guess.offers.length > 0 && <Methods guess={guess} />}
      {guess.offer && <Rows guess={guess} offer={guess.offer} />}
      {configuration && <p className="text-sm text-ink-2">{say.lead(configuration.free_storage_days)}</p>}
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
        label={estimate.country}
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
      <Weight guess={guess} />
    </>
  )
}

/** What is expected comes first, with why; then what a shopper may guess instead. */
function Weight({ guess: { light, grams, isExpected, expected, setGrams } }: { guess: FreightGuess }) {
  const guesses = GUESS_GRAMS.map((known) => ({
    value: String(known),
    label: say.weights(weight(known), say.examples[known]),
  }))
  return (
    <SelectField
      label={say.weight}
      hint={expected && say.expectedBy(expected.explanation)}
      unmarked
      empty={null}
      options={[
        ...(expected
          ? [
              {
                value: EXPECTED,
                label: isExpected
                  ? say.weights(estimate.allInRange(weight(light), weight(grams)), say.expected)
                  : say.expected,
              },
            ]
          : []),
        ...guesses,
      ]}
      value={isExpected ? EXPECTED : String(grams)}
      onChange={(chosen) => setGrams(chosen === EXPECTED ? undefined : Number(chosen))}
    />
  )
}
const EXPECTED = 'expected'

function Methods({ guess: { offers, offer, setOption } }: { guess: FreightGuess }) {
  return (
    <RadioGroup
      label={say.method}
      unmarked
      value={offer?.option ?? ''}
      onChange={setOption}
      choices={offers.map((entry) => ({
        value: entry.option,
        label: estimate.options[entry.option],
        hint:
          entry.min_days !== null && entry.max_days !== null && estimate.days(entry.min_days, entry.max_days),
        aside: estimate.allInRange(money(entry.light_fen), money(entry.total_fen)),
      }))}
    />
  )
}

/** The ends of the range in a package of its own, each by the steps of the line; and its share of a package with others. */
function Rows({ guess, offer }: { guess: FreightGuess; offer: Offer }) {
  const { light, grams, range } = guess
  const ends = [
    ...(light < grams ? [{ grams: light, fen: offer.light_fen }] : []),
    { grams, fen: offer.total_fen },
  ]
  return (
    <section className="text-sm">
      <h3 className="text-sm">{say.rows(offer.line_name ?? estimate.options[offer.option])}</h3>
      <dl className="mt-1 grid gap-1">
        {range && range.low < offer.light_fen && (
          <Row label={estimate.shared(weight(light), weight(SHARED_GRAMS))} fen={range.low} />
        )}
        {ends.map((end) => {
          const steps = stepsOf(offer, end.fen)
          const label = steps ? say.billed(weight(end.grams), weight(steps.billed)) : weight(end.grams)
          return <Row key={end.grams} label={label} detail={steps?.sum} fen={end.fen} />
        })}
      </dl>
    </section>
  )
}

function Row({ label, detail, fen }: { label: string; detail?: string | undefined; fen: number }) {
  return (
    <div className="flex items-baseline justify-between gap-2">
      <dt>
        {label}
        {detail && <span className="num block text-ink-2">{detail}</span>}
      </dt>
      <dd className="num">{money(fen)}</dd>
    </div>
  )
}

/** What the line charged, told from its price: what it bills at least is in it already. Null for a line without steps. */
function stepsOf(offer: Offer, fen: number): { billed: number; sum: string } | null {
  const { first_grams: firstGrams, first_price_fen: firstFen, customs_fee_fen: customsFen } = offer
  const { step_grams: stepGrams, step_price_fen: stepFen } = offer
  if (firstGrams === null || firstFen === null || !stepGrams || !stepFen) return null
  const steps = (fen - (customsFen ?? 0) - firstFen) / stepFen
  if (!Number.isInteger(steps)) return null
  const customs = customsFen ? money(customsFen) : ''
  return {
    billed: firstGrams + steps * stepGrams,
    sum: say.sum(money(firstFen), steps, money(stepFen), customs),
  }
}
