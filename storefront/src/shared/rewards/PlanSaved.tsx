import { money } from '@longhaul/text/format.ts'
import { rewardsText } from '@longhaul/text/storefront/rewards/rewards.ts'

/** How much the shopper's plan saved on a bill; renders nothing where it saved nothing. */
export const PlanSaved = ({ fen }: { fen: number | undefined }) =>
  fen ? <p className="mt-2 text-sm font-medium text-ok">{rewardsText.plan.savedHere(money(fen))}</p> : null
