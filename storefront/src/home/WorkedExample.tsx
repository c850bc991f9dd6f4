import { format, percent, weight } from '@longhaul/text/format.ts'
import { belowText } from '@longhaul/text/storefront/home/home-below.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Receipt } from '@longhaul/ui/money/Receipt.tsx'
import { useConverted } from '../shared/use-converted.ts'
import type { Configuration } from '../shared/use-configuration.ts'
import { exampleBills } from './example-bills.ts'
import type { PriceList } from './price-list.ts'
import { Section } from './Section.tsx'

const words = belowText.example

/** Two bills that can be recomputed: the goods, then the shipping, to the country and at the weight chosen above. */
export function WorkedExample({ list, configuration }: { list: PriceList; configuration: Configuration }) {
  const approx = useConverted()
  const bills = exampleBills(list, configuration)
  if (!bills) return null
  const { goods, shipping } = bills
  const total = goods.totalFen + shipping.totalFen
  const option = belowText.prices.options[shipping.option]
  return (
    <Section title={words.title} lead={words.lead(format.country(list.country), weight(list.weight_grams))}>
      <div className="grid gap-4 md:grid-cols-2">
        <Card flush>
          <div className="p-5">
            <h3 className="mb-3 text-md">{words.first}</h3>
            <Receipt
              rows={[
                { label: words.backpack, fen: goods.backpackFen },
                { label: words.shirts, fen: goods.shirtsFen, note: times(2, goods.shirtsFen / 2) },
                { label: words.freight, fen: goods.freightFen },
                {
                  label: words.service,
                  fen: goods.serviceFen,
                  note: percent(configuration.service_fee_per_mille),
                },
                { label: words.photos, fen: goods.photosFen, note: times(2, configuration.photo_price_fen) },
              ]}
              total={{ label: words.subtotal, fen: goods.totalFen }}
            />
          </div>
        </Card>
        <Card flush>
          <div className="p-5">
            <h3 className="mb-3 text-md">{words.second}</h3>
            <Receipt
              rows={[
                { label: words.shipping(option), fen: shipping.firstFen, note: weight(shipping.firstGrams) },
                {
                  label: words.further,
                  fen: shipping.stepsFen,
                  note: `${shipping.steps} × ${weight(shipping.stepGrams)}`,
                },
                { label: words.customs, fen: shipping.customsFen },
                { label: words.operation, fen: configuration.operation_fee_fen },
              ]}
              total={{ label: words.subtotal, fen: shipping.totalFen }}
            />
          </div>
        </Card>
      </div>
      <p className="mt-4 flex items-baseline justify-between px-5 text-lg font-semibold">
        <span>{words.total}</span>
        <span className="money">
          <span className="money-strong num">{format.moneyWithCode(total)}</span>
          {approx(total) && <small>{approx(total)}</small>}
        </span>
      </p>
    </Section>
  )
}

const times = (count: number, fen: number) => `${count} × ${format.money(fen)}`
