import { createContext, type ReactNode, use } from 'react'
import { type LandedCost, type LandedCostItem, useLandedCost } from '../shared/landed-cost/use-landed-cost.ts'

const FormCost = createContext<LandedCost | null>(null)

/**
 * Asks what the goods of an order form cost up to delivery. When the answer comes, only the parts that show
 * it are drawn again.
 */
export const WithFormCost = ({
  items,
  children,
}: {
  items: readonly LandedCostItem[]
  children: ReactNode
}) => <FormCost value={useLandedCost(items)}>{children}</FormCost>

/** The cost up to delivery of the order form around it. */
export const useFormCost = (): LandedCost => use(FormCost)!
