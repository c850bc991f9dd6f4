import { landedFen } from '@longhaul/domain/money/charge.ts'
import { format, money, percent, weight } from '@longhaul/text/format.ts'
import { belowText } from '@longhaul/text/storefront/home/home-below.ts'
import { Receipt } from '@longhaul/ui/money/Receipt.tsx'
import { Ticket, TicketPart } from '@longhaul/ui/ticket/Ticket.tsx'
import { Torn } from '@longhaul/ui/ticket/Torn.tsx'
import { useConverted } from '../shared/use-converted.ts'
import { pictureUrl } from '../shared/pictures.ts'
import type { Configuration } from '../shared/use-configuration.ts'
import type { Bills } from './example-bills.ts'

const words = belowText.example

/** One package as its two payments, which can be recalculated, for the country and weight chosen below. */
export function WorkedExample({
  bills,
  grams,
  configuration,
}: {
  bills: Bills
  grams: number
  configuration: Configuration
}) {
  const approx = useConverted()
  const cost = { nowFen: bills.goods.totalFen, laterFen: bills.shipping.totalFen, atDoorFen: 0 }
  const converted = approx.toDoor(cost)
  return (
    <>
      <Torn>
        <Ticket torn="end" as="div" bleeds>
          <GoodsBill goods={bills.goods} perMille={configuration.service_fee_per_mille} />
        </Ticket>
        <Ticket torn="start" as="div" bleeds>
          <ShippingBill
            shipping={bills.shipping}
            grams={grams}
            packingFen={configuration.operation_fee_fen}
          />
        </Ticket>
      </Torn>
      <p className="mt-7 flex flex-wrap items-baseline justify-end gap-x-3.5 font-semibold">
        {words.total}
        <span className="num font-normal text-ink-2">
          {money(bills.goods.totalFen)} + {money(bills.shipping.totalFen)} =
        </span>
        <span className="num text-2xl">{format.moneyWithCode(landedFen(cost))}</span>
        {converted && <small className="num font-normal text-ink-2">{converted}</small>}
      </p>
    </>
  )
}

function GoodsBill({ goods, perMille }: { goods: Bills['goods']; perMille: number }) {
  return (
    <TicketPart>
      <h3 className="text-lg">{words.first}</h3>
      <ul className="mt-2 mb-3">
        {goods.pieces.map(({ name, picture, fen }) => (
          <li key={name} className="flex items-center gap-3.5 py-1">
            <img
              alt=""
              loading="lazy"
              decoding="async"
              className="size-11 rounded-control bg-photo object-cover"
              src={pictureUrl(picture, 'tiny')}
              width={44}
              height={44}
            />
            <b>{words.pieces[name]}</b>
            <span className="num ms-auto">{money(fen)}</span>
          </li>
        ))}
      </ul>
      <Receipt
        rows={[
          { label: words.freight, fen: goods.freightFen },
          { label: words.service(percent(perMille)), fen: goods.serviceFen },
        ]}
        total={{ label: words.subtotal, fen: goods.totalFen }}
      />
    </TicketPart>
  )
}

function ShippingBill({
  shipping,
  grams,
  packingFen,
}: {
  shipping: Bills['shipping']
  grams: number
  packingFen: number
}) {
  return (
    <TicketPart>
      <h3 className="text-lg">{words.second}</h3>
      <div className="mt-3.5 mb-4 flex items-center gap-6">
        <img
          alt=""
          loading="lazy"
          decoding="async"
          className="aspect-4/3 w-36 rounded-control bg-photo object-cover"
          src={pictureUrl('photo-box')}
          width={144}
          height={108}
        />
        <p className="text-sm text-ink-2">{words.box(weight(grams))}</p>
      </div>
      <Receipt
        rows={[
          {
            label: words.shipping(weight(shipping.firstGrams), belowText.prices.options[shipping.option]),
            fen: shipping.firstFen,
          },
          {
            label: words.further(shipping.steps, weight(shipping.stepGrams)),
            fen: shipping.stepsFen,
          },
          { label: words.customs, fen: shipping.customsFen },
          { label: words.operation, fen: packingFen },
        ]}
        total={{ label: words.subtotal, fen: shipping.totalFen }}
      />
    </TicketPart>
  )
}
