import { weight } from '@longhaul/text/format.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { type ReactNode, useState } from 'react'
import { BarTotal } from './BarTotal.tsx'
import { FixedBar } from './FixedBar.tsx'
import { ParcelBuilder } from './ParcelBuilder.tsx'
import { type StockItem, gramsOf } from './shelf.ts'
import type { Builder, Preview } from './use-builder.ts'

/** The builder where there is no room beside the list: a bar that says the essentials, and a sheet with all of it. */
export function BuilderBar({
  chosen,
  builder,
  advice,
  action,
}: {
  chosen: readonly StockItem[]
  builder: Builder
  advice: (preview: Preview) => ReactNode
  /** The button that goes on; `close` puts the sheet away first. */
  action: (close: () => void) => ReactNode
}) {
  const text = warehouseText.builder
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <FixedBar>
      <div className="wrap flex items-center gap-3 py-2">
        <BarTotal
          about={text.summary(
            warehouseText.items(chosen.length),
            weight(builder.preview?.estimated_grams ?? gramsOf(chosen)),
          )}
          fen={builder.line?.total_fen ?? null}
        />
        <Button icon={<ChevronUp />} guardMs={0} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {text.open}
        </Button>
      </div>
      <Sheet open={open} title={text.title} onClose={close} footer={action(close)}>
        <ParcelBuilder count={chosen.length} builder={builder} advice={advice} />
      </Sheet>
    </FixedBar>
  )
}
