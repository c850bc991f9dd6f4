import type { ItemAmounts } from '@longhaul/domain/orders/amounts.ts'
import { money, percent } from '@longhaul/text/format.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { orderWords } from '@longhaul/text/storefront/orders/order-words.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Receipt } from '@longhaul/ui/money/Receipt.tsx'
import { useConverted } from '../shared/use-converted.ts'
import { useOwnPrices } from '../shared/use-own-prices.ts'
import { type GoodsValues, unitPriceOf } from './goods-values.ts'
import { FreightGuessFields } from './FreightGuessFields.tsx'
import type { FreightGuess } from './use-freight-guess.ts'

const say = goodsText.estimate

/** All-in, as it will be: the goods to the fen, shipping abroad as a guess. Every figure can be recomputed here. */
export function Estimate({
  values,
  sums,
  guess,
}: {
  values: GoodsValues
  sums: ItemAmounts | null
  guess: FreightGuess
}) {
  return (
    <Card title={say.title}>
      <div className="grid grid-cols-1 gap-5">
        {sums ? <GoodsReceipt values={values} sums={sums} /> : <p className="text-ink-2">{say.noPrice}</p>}
        <FreightGuessFields guess={guess} goodsFen={sums?.totalFen ?? null} />
      </div>
    </Card>
  )
}

function GoodsReceipt({ values, sums }: { values: GoodsValues; sums: ItemAmounts }) {
  const prices = useOwnPrices()
  const approx = useConverted()
  if (!prices) return null
  const { service_fee_per_mille: fee, photo_price_fen: photoPrice } = prices
  const rows = [
    {
      label: orderWords.amounts.goods,
      fen: sums.goodsFen,
      note: say.goodsNote(values.quantity, money(unitPriceOf(values) ?? 0)),
    },
    { label: orderWords.amounts.freight, fen: sums.freightFen, note: say.freightNote },
    ...(fee > 0
      ? [
          {
            label: orderWords.amounts.service,
            fen: sums.serviceFen,
            note: orderWords.serviceNote(percent(fee)),
          },
        ]
      : []),
    ...(values.shots > 0
      ? [
          {
            label: orderWords.amounts.photos,
            fen: sums.photosFen,
            note: say.photosNote(values.shots, money(photoPrice)),
          },
        ]
      : []),
  ]
  return (
    <Receipt rows={rows} total={{ label: say.total, fen: sums.totalFen }} approx={approx(sums.totalFen)} />
  )
}
