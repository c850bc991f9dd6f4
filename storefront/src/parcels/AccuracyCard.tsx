import { roughly } from '@longhaul/domain/goods-knowledge/roughly.ts'
import { date, format, money, weight } from '@longhaul/text/format.ts'
import { listed } from '@longhaul/text/marks.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { accuracyText as say } from '@longhaul/text/storefront/parcels/accuracy.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import type { ParcelPage } from './parcel.ts'

type Accuracy = NonNullable<ParcelPage['how_right']>

/** What the shopper was told when ordering the goods in the package, compared with the actual figures. */
export function AccuracyCard({ parcel: { how_right: right } }: { parcel: ParcelPage }) {
  if (!right) return null
  const range = say.between(money(right.low_fen), money(right.high_fen))
  return (
    <Folded title={say.title} detail={say.expected(range)} sum={money(right.was_fen)}>
      <section className="grid max-w-text gap-2 pb-5" aria-label={say.title}>
        <p>{verdict(right)(range, money(right.was_fen))}</p>
        {right.was_grams !== null && (
          <p>
            {say.weight(
              say.between(weight(roughly(right.grams_low, 'down')), weight(roughly(right.grams_high, 'up'))),
              weight(right.was_grams),
            )}
          </p>
        )}
        <p className="text-sm text-ink-2">
          {sentences(
            right.is_partial && say.partial,
            right.orders_apart && say.apart,
            right.sent_apart && say.sentApart,
            right.beside_fen !== 0 && say.notIncluded(money(right.beside_fen)),
            say.given(
              date(right.first_at),
              listed(right.countries.map((code) => format.country(code))),
              listed(right.lines),
            ),
            say.without,
          )}
        </p>
      </section>
    </Folded>
  )
}

const verdict = ({ low_fen: low, high_fen: high, was_fen: was }: Accuracy) =>
  was < low ? say.below : was > high ? say.above : say.within
