import { moneyWithCode, money, percent } from '@longhaul/text/format.ts'
import { orderWords } from '@longhaul/text/storefront/orders/order-words.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { Receipt } from '@longhaul/ui/money/Receipt.tsx'
import { Money } from '@longhaul/ui/money/Money.tsx'
import Check from 'lucide-react/icons/check'
import { to } from '../links.ts'
import { PlanSaved } from '../shared/rewards/PlanSaved.tsx'
import { useConverted } from '../shared/use-converted.ts'
import { type Configuration, useConfiguration } from '../shared/use-configuration.ts'
import type { CartLine } from './ConfirmItems.tsx'
import type { ConfirmFormState, Preview } from './use-confirm-form.ts'

const say = ordersText.confirm

/** The bill. */
export function ConfirmFees({
  preview,
  form: { oldFen, fullFen },
}: {
  preview: Preview
  form: Pick<ConfirmFormState, 'oldFen' | 'fullFen'>
}) {
  const configuration = useConfiguration()
  const approx = useConverted()
  if (!configuration) return null
  const { amounts } = preview
  return (
    <div>
      <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{say.fees}</h2>
        {oldFen !== null && <Money fen={fullFen} was={oldFen} />}
      </header>
      <Receipt
        rows={rowsOf(preview, configuration)}
        total={{ label: say.total, fen: amounts.total_fen }}
        approx={approx.payment(amounts.total_fen)}
      />
      <PlanSaved fen={amounts.plan_saved_fen} />
    </div>
  )
}

/** Optional reading before the button: how much the balance covers, and what is included. */
export function ConfirmNotes({ preview, lines }: { preview: Preview; lines: readonly CartLine[] }) {
  const configuration = useConfiguration()
  if (!configuration) return null
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm text-ink-2">{say.later}</p>
      <Balance preview={preview} />
      <Included preview={preview} lines={lines} configuration={configuration} />
    </div>
  )
}

function Balance({ preview: { amounts, available_fen: availableFen } }: { preview: Preview }) {
  const { pathname, search } = useLocation()
  const missingFen = amounts.total_fen - availableFen
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{say.balance}</span>
        <span className="num">{moneyWithCode(availableFen)}</span>
      </p>
      <p className="mt-1 text-sm text-ink-2">
        {missingFen > 0 ? say.missing(money(missingFen)) : say.covered}
      </p>
      {missingFen > 0 && (
        <Link className="inline-block py-1 text-sm" to={to.recharge(pathname + search)}>
          {say.recharge}
        </Link>
      )}
    </div>
  )
}

/** What every order includes, on the shopper's own terms: a plan may review it sooner and store it longer. */
function Included({
  preview,
  lines,
  configuration,
}: {
  preview: Preview
  lines: readonly CartLine[]
  configuration: Configuration
}) {
  const count = lines.reduce((sum, line) => sum + line.photo_shots, 0)
  const { review_hours_min: min, review_hours_max: open } = configuration
  const { review_hours: max = open, free_storage_days: days = configuration.free_storage_days } = preview
  const hours = min < max ? `${min}–${max}` : String(max)
  const photos = count === 0 ? say.noPhotos : say.somePhotos(count)
  return (
    <div className="border-t border-line pt-4">
      <h3 className="text-md">{say.services}</h3>
      <ul className="mt-2 grid grid-cols-1 gap-2 text-sm text-ink-2">
        {say.included(hours, photos, days).map((sentence) => (
          <li key={sentence} className="flex gap-2">
            <Check className="size-4 text-ok" />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const rowsOf = ({ amounts, service_per_mille: own }: Preview, configuration: Configuration) => {
  const fee = own ?? configuration.service_fee_per_mille
  const words = orderWords.amounts
  return [
    { label: words.goods, fen: amounts.goods_fen },
    { label: words.freight, fen: amounts.freight_fen },
    ...(amounts.service_fen > 0
      ? [{ label: words.service, fen: amounts.service_fen, note: orderWords.serviceNote(percent(fee)) }]
      : []),
    ...(amounts.photos_fen > 0 ? [{ label: words.photos, fen: amounts.photos_fen }] : []),
    ...(amounts.discount_fen ? [{ label: words.coupon, fen: amounts.discount_fen, off: true }] : []),
  ]
}
