import { money, weight } from '@longhaul/text/format.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { type ReactNode, Suspense } from 'react'
import { FreightChoices } from './parts-later.ts'
import { type FreightGuess, type Offer, SHARED_GRAMS } from './use-freight-guess.ts'

const say = goodsText.estimate

/** Shipping abroad, by the method, weight and country that the shopper may change: alone, and as a share of a package with other things. */
export function FreightPart({ guess }: { guess: FreightGuess }) {
  const { range, prices, offer, light, grams } = guess
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
              <Line small label={say.shared(weight(light), weight(SHARED_GRAMS))} value={money(range.low)} />
              <Line small label={say.alone(weight(grams))} value={money(range.high)} />
            </>
          )}
        </dl>
      ) : (
        <p className="text-sm text-ink-2">{say.none}</p>
      )}
      <Folded
        title={offer ? methodOf(offer) : say.country}
        detail={say.allInRange(weight(light), weight(grams))}
      >
        <Suspense>
          <FreightChoices guess={guess} />
        </Suspense>
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
