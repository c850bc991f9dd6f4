import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { dateTime, money } from '@longhaul/text/format.ts'
import { platformName } from '@longhaul/text/storefront/orders/order-words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { KeyHint } from '../shared/Key.tsx'
import type { Bill } from './bill.ts'
import type { SellerOrder } from './use-seller-order.ts'

/**
 * The order as its seller bills it: its number, freight and discount, the amount paid, and the effect on each
 * shopper.
 */
export function BillForm({ order }: { order: SellerOrder }) {
  const { form, bill, missing } = order
  return (
    <div className="grid content-start gap-3 border-s border-line p-5 max-desk:border-s-0 max-desk:border-t">
      <TextField
        label={purchaseText.sellerNumber}
        unmarked
        autoComplete="off"
        maxLength={64}
        {...form.field('number')}
      />
      <NumberCheck order={order} />
      <div className="grid grid-cols-2 items-end gap-3">
        <TextField
          label={purchaseText.freight}
          unmarked
          before="¥"
          inputMode="decimal"
          {...form.field('freight_fen')}
          value={bill.freight}
        />
        <TextField
          label={purchaseText.discount}
          unmarked
          before="¥"
          inputMode="decimal"
          placeholder="0.00"
          {...form.field('discount_fen')}
        />
      </div>
      <Sums bill={bill} />
      <Failure of={form.failure} />
      <Button
        submit
        type="primary"
        guardMs={0}
        busy={form.sending && consoleWords.saving}
        disabledReason={missing[0] ?? null}
      >
        {purchaseText.record} <KeyHint>Ctrl ↵</KeyHint>
      </Button>
      {missing.length > 0 && <Missing words={missing} />}
      <p className="text-sm text-ink-2">{purchaseText.afterwards(bill.rows.length)}</p>
    </div>
  )
}

/** The result of checking the number as it is typed. */
function NumberCheck({ order: { form, number } }: { order: SellerOrder }) {
  if (number.state === 'unknown') return null
  if (number.state === 'new') return <p className="text-sm text-ok">{purchaseText.numberNew}</p>
  const { platform, seller_name, bought_at, bought_by_name } = number.by
  const where = `${platformName(platform)} ${seller_name || purchaseText.unknownSeller}`
  return (
    <div role="status" className="grid gap-1 text-sm">
      <p className="font-medium text-warn">
        {purchaseText.numberUsed(where, dateTime(bought_at), bought_by_name)}
      </p>
      {number.state === 'elsewhere' && (
        <CheckboxField label={purchaseText.numberSeen} {...form.field('number_seen')} />
      )}
    </div>
  )
}

const SUM = 'flex justify-between gap-4 tabular-nums'

function Sums({ bill }: { bill: Bill }) {
  const { goodsFen, freightFen, discountFen, paidFen, rows } = bill
  if (paidFen === null || goodsFen === null) return null
  const pieces = rows.reduce((sum, { item }) => sum + item.quantity, 0)
  const back = rows.reduce((sum, row) => sum + row.savedFen, 0)
  const more = rows.reduce((sum, row) => sum + row.missingFen, 0)
  const house = rows.reduce((sum, row) => sum + row.houseFen, 0)
  return (
    <dl className="grid gap-1" role="status">
      <Sum name={purchaseText.goodsOf(pieces)} fen={money(goodsFen)} />
      <Sum name={purchaseText.freight} fen={`+${money(freightFen ?? 0)}`} />
      {!!discountFen && <Sum name={purchaseText.discount} fen={`−${money(discountFen)}`} />}
      <div className={`${SUM} items-baseline border-t border-dashed border-line pt-2`}>
        <dt>{purchaseText.paid}</dt>
        <dd className="text-2xl">{money(paidFen)}</dd>
      </div>
      {rows.length > 1 && <p className="text-sm text-ink-2">{purchaseText.sharedBy(rows.length)}</p>}
      {back > 0 && <Sum name={purchaseText.backToShoppers} fen={money(back)} />}
      {more > 0 && <Sum name={purchaseText.moreFromShoppers} fen={money(more)} />}
      {house > 0 && <Sum name={purchaseText.borneByHouse} fen={money(house)} />}
    </dl>
  )
}

const Sum = ({ name, fen }: { name: string; fen: string }) => (
  <div className={SUM}>
    <dt>{name}</dt>
    <dd>{fen}</dd>
  </div>
)

/** Why the button is disabled, as a shrinking list. */
const Missing = ({ words }: { words: readonly string[] }) => (
  <div className="text-sm">
    <p className="font-semibold">{purchaseText.missing.title}</p>
    <ul className="list-disc ps-5">
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  </div>
)
