import { refresh } from '@longhaul/browser/calls/queries.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { EXTENSION_DAYS_MAX, extensionFee } from '@longhaul/domain/warehouse/storage.ts'
import { money, warehouseFormat } from '@longhaul/text/format.ts'
import { storageText } from '@longhaul/text/storefront/warehouse/storage.ts'
import { Quantity } from '@longhaul/ui/quantity/Quantity.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { FeeDialog } from '../shared/FeeDialog.tsx'
import { GoodsName } from '../shared/GoodsName.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'
import type { StockItem } from './shelf.ts'

const text = storageText.payExtension
const DAY_MS = 86_400_000
/** The preselected number of days. */
const USUAL_DAYS = 15

/**
 * Storage days paid in advance: the number of days, the new last day, and the cost, before the shopper
 * agrees.
 */
export function PayExtensionDialog({
  item,
  open,
  onClose,
}: {
  item: StockItem
  open: boolean
  onClose: () => void
}) {
  const [days, setDays] = useState(USUAL_DAYS)
  const queries = useQueryClient()
  const configuration = useConfiguration()
  const extend = useSend('POST /stock_items/{id}/extend', {
    onDone: ({ free_until: until }) => {
      toast.success(text.done(warehouseFormat.date(until)))
      setDays(USUAL_DAYS)
    },
    // The price of a day has changed since the page was opened.
    onError: ({ error }) => void (error === 'out_of_date' && refresh(queries, 'GET /configurations')),
  })
  const perDayFen = configuration?.late_fee_fen_per_day ?? 0
  const feeFen = extensionFee(days, { perDayFen, capFen: configuration?.late_fee_cap_fen ?? 0 })
  if (!configuration || !item.free_until) return null

  const until = warehouseFormat.date(new Date(new Date(item.free_until).getTime() + days * DAY_MS))
  const lateDays = -((item.days_left ?? 0) + days)
  return (
    <FeeDialog
      title={text.title}
      feeFen={feeFen}
      open={open}
      failed={extend.error}
      onPay={() => extend.mutateAsync({ params: { id: item.id }, body: { days, expected_fee_fen: feeFen } })}
      onClose={onClose}
    >
      <p className="line-clamp-2 font-medium">
        <GoodsName of={item} />
      </p>
      <p>{text.lead(money(perDayFen))}</p>
      <div>
        <p className="mb-1.5 font-medium">{text.days}</p>
        <Quantity
          label={text.days}
          value={days}
          max={EXTENSION_DAYS_MAX}
          says={text.says(money(feeFen), until)}
          onChange={setDays}
        />
      </div>
      <dl className="num grid gap-1">
        <Row name={text.now}>{warehouseFormat.date(item.free_until)}</Row>
        <Row name={text.after}>
          <b className="font-semibold">{until}</b>
        </Row>
      </dl>
      {lateDays > 0 && <p className="text-sm text-warn">{text.stillLate(lateDays)}</p>}
    </FeeDialog>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-ink-2">{name}</dt>
    <dd>{children}</dd>
  </div>
)
