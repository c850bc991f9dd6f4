import { rewardsText } from '@longhaul/text/storefront/rewards.ts'
import { Page } from '../shared/Page.tsx'
import { CouponsTab } from './CouponsTab.tsx'

/** `/mine/reward`: what takes something off the next order or package. */
export default function RewardsScreen() {
  return (
    <Page title={rewardsText.title} lead={rewardsText.lead}>
      <CouponsTab />
    </Page>
  )
}
