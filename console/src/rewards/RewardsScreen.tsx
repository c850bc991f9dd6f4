import { shellText } from '@longhaul/text/console/shell.ts'
import { rewardsText } from '@longhaul/text/console/rewards.ts'
import { Page } from '../shared/Page.tsx'
import { CouponsTab } from './CouponsTab.tsx'

/** What we give shoppers to come back. */
export default function RewardsScreen() {
  return (
    <Page title={shellText.sections.rewards} lead={rewardsText.lead}>
      <CouponsTab />
    </Page>
  )
}
