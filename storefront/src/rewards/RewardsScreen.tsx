import { rewardsText } from '@longhaul/text/storefront/rewards/rewards.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { Page } from '../shared/Page.tsx'
import { CouponsTab } from './CouponsTab.tsx'
import { CreatorTab } from './CreatorTab.tsx'
import { PlanTab } from './PlanTab.tsx'
import { PointsTab } from './PointsTab.tsx'

const TABS = ['coupons', 'points', 'plan', 'creator'] as const

/** `/mine/reward`: discounts for the next order or package. */
export default function RewardsScreen() {
  const [param, setTab] = useSearchParam('tab', { replace: true })
  const tab = TABS.find((tab) => tab === param) ?? 'coupons'
  return (
    <Page title={rewardsText.title} lead={rewardsText.lead}>
      <Tabs
        label={rewardsText.tabs}
        tabs={TABS.map((id) => ({ id, label: rewardsText.tab[id] }))}
        current={tab}
        onChange={(id) => setTab(id === 'coupons' ? '' : id)}
      >
        {tab === 'coupons' && <CouponsTab />}
        {tab === 'points' && <PointsTab />}
        {tab === 'plan' && <PlanTab />}
        {tab === 'creator' && <CreatorTab />}
      </Tabs>
    </Page>
  )
}
