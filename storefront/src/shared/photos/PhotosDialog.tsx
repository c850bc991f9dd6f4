import type { CallError } from '@longhaul/contract/client.ts'
import { PHOTO_REMARK_MAX, photoFee } from '@longhaul/domain/orders/fine-photos.ts'
import { money } from '@longhaul/text/format.ts'
import { photosText } from '@longhaul/text/storefront/photos/photos.ts'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { Quantity } from '@longhaul/ui/quantity/Quantity.tsx'
import { useState } from 'react'
import { FeeDialog } from '../FeeDialog.tsx'
import { useOwnPrices } from '../use-own-prices.ts'

const say = photosText

/** The photos already ordered of an item: their number, the remark, and how many more can be ordered. */
export type OrderedPhotos = { shots: number; remark: string; left: number }

/**
 * Orders detail photos: how many, of what, and at what price. Paid from the balance; goods on a shelf are
 * taken out to be photographed.
 */
export function PhotosDialog({
  ordered,
  isOnShelf,
  open,
  failed,
  onOrder,
  onClose,
}: {
  ordered: OrderedPhotos
  isOnShelf: boolean
  open: boolean
  failed: CallError | null
  onOrder: (wish: { shots: number; remark: string }) => Promise<unknown>
  onClose: () => void
}) {
  const [shots, setShots] = useState(1)
  const [remark, setRemark] = useState('')
  const priceFen = useOwnPrices()?.photo_price_fen
  if (priceFen === undefined) return null
  const feeFen = photoFee(shots, priceFen)

  async function send() {
    await onOrder({ shots, remark: remark.trim() })
    setShots(1)
    setRemark('')
  }
  return (
    <FeeDialog title={say.title} feeFen={feeFen} open={open} failed={failed} onPay={send} onClose={onClose}>
      <p>{isOnShelf ? say.shelfText(money(priceFen)) : say.text(money(priceFen))}</p>
      <div>
        <p className="mb-1.5 font-medium">{say.count}</p>
        <Quantity
          label={say.count}
          value={shots}
          min={1}
          max={Math.max(1, ordered.left)}
          onChange={setShots}
        />
        {ordered.shots > 0 && <p className="mt-1 text-sm text-ink-2">{say.already(ordered.shots)}</p>}
      </div>
      <TextArea
        label={say.remark}
        optional
        placeholder={say.remarkPlaceholder}
        max={Math.max(0, PHOTO_REMARK_MAX - (ordered.remark ? ordered.remark.length + 1 : 0))}
        rows={2}
        value={remark}
        onChange={setRemark}
      />
      {isOnShelf && <p className="text-sm text-ink-2">{say.shelfDays}</p>}
    </FeeDialog>
  )
}
