import { format } from '@longhaul/text/format.ts'
import { ownLandedCostText as say } from '@longhaul/text/storefront/goods/own-landed-cost.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { useState } from 'react'
import { LandedTotal } from './LandedTotal.tsx'
import { type LandedCostItem, useLandedCost } from './use-landed-cost.ts'

/**
 * The price of one product to the door, on its own: asked for one at a time, so that opening a page with many
 * of them calculates nothing that nobody wants to know.
 */
export function OwnLandedCost({ item, name }: { item: LandedCostItem; name: string }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <Total item={item} />
  return (
    <Button size="small" guardMs={0} aria-label={say.askOf(name)} onClick={() => setOpen(true)}>
      {say.ask}
    </Button>
  )
}

function Total({ item }: { item: LandedCostItem }) {
  const cost = useLandedCost([item])
  if (cost.failed || (cost.data && !cost.data.total))
    return <p className="text-sm text-ink-2">{say.failed}</p>
  return <LandedTotal cost={cost} label={(country) => say.alone(format.country(country))} />
}
