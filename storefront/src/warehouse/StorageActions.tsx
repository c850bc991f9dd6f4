import { money } from '@longhaul/text/format.ts'
import { storageText } from '@longhaul/text/storefront/warehouse/storage.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { useState } from 'react'
import { goodsName } from '../shared/goods-name.ts'
import { PayExtensionDialog } from './PayExtensionDialog.tsx'
import { PayStorageDialog } from './PayStorageDialog.tsx'
import type { StockItem } from './shelf.ts'

/**
 * The storage actions of an item: more days while it is on its shelf, the fee once its storage has expired.
 * None while its days do not count.
 */
export function StorageActions({ item }: { item: StockItem }) {
  const isOver = item.stage === 'storage_expired'
  const [open, setOpen] = useState<boolean | null>(null)
  if (item.days_left === null) return null
  const fee = money(item.late_fee_fen)
  const Dialog = isOver ? PayStorageDialog : PayExtensionDialog
  return (
    <div>
      <Button
        size={isOver ? 'small' : 'smallest'}
        guardMs={0}
        aria-haspopup="dialog"
        aria-label={
          isOver
            ? storageText.pay.buttonOf(goodsName(item), fee)
            : storageText.payExtension.buttonOf(goodsName(item))
        }
        onClick={() => setOpen(true)}
      >
        {isOver ? storageText.pay.button(fee) : storageText.payExtension.button}
      </Button>
      {/* Mounted only on demand, because a shelf may hold hundreds of items. */}
      {open !== null && <Dialog item={item} open={open} onClose={() => setOpen(false)} />}
    </div>
  )
}
