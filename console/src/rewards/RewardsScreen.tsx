import { creatorsText } from '@longhaul/text/console/rewards/creators.ts'
import { rewardsText } from '@longhaul/text/console/rewards/rewards.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { to } from '../links.ts'
import { Page } from '../shared/Page.tsx'
import { CouponsTab } from './CouponsTab.tsx'
import { PlansTab } from './PlansTab.tsx'

const TABS = ['coupons', 'plans'] as const

/** Coupons and plans. */
export default function RewardsScreen() {
  const [asked, setTab] = useSearchParam('tab')
  const tab = TABS.find((tab) => tab === asked) ?? 'coupons'
  return (
    <Page
      title={shellText.sections.rewards}
      lead={rewardsText.lead}
      actions={<Link to={to.creators()}>{creatorsText.open}</Link>}
    >
      <Tabs
        label={rewardsText.tabList}
        tabs={TABS.map((id) => ({ id, label: rewardsText.tabs[id] }))}
        current={tab}
        onChange={(id) => setTab(id === 'coupons' ? '' : id)}
      >
        {tab === 'coupons' ? <CouponsTab /> : <PlansTab />}
      </Tabs>
    </Page>
  )
}
