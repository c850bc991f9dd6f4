import { PACKAGE_ROWS_MAX } from '@longhaul/domain/goods-lists/packages.ts'
import { publicListText as say } from '@longhaul/text/storefront/lists/public-list.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { useEffect } from 'react'
import { LandedCostSum } from '../shared/landed-cost/LandedCostSum.tsx'
import { useLandedCost } from '../shared/landed-cost/use-landed-cost.ts'
import { type PublicGoods, toItem } from './to-item.ts'

/**
 * One of each in one package to the door, by the visitor's country, which can be changed and is remembered
 * for the other pages of the visit. Only in the browser: what the server sends is the same for everybody.
 */
export function Together({
  goods,
  onCountry,
}: {
  goods: readonly PublicGoods[]
  onCountry: (country: string | undefined) => void
}) {
  const cost = useLandedCost(goods.slice(0, PACKAGE_ROWS_MAX).map(toItem))
  const { country } = cost.wish
  useEffect(() => onCountry(country), [country, onCountry])
  return (
    <Card>
      <LandedCostSum
        cost={cost}
        title={
          goods.length > PACKAGE_ROWS_MAX ? say.firstTogether(PACKAGE_ROWS_MAX) : say.together(goods.length)
        }
      />
    </Card>
  )
}
