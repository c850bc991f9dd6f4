import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { kindsText as words } from '@longhaul/text/console/estimates/kinds.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { Page } from '../shared/Page.tsx'
import { KindsTab } from './kinds/KindsTab.tsx'
import { ProductsTab } from './kinds/ProductsTab.tsx'
import { WordsTab } from './kinds/WordsTab.tsx'

const TABS = ['kinds', 'words', 'products'] as const

/** What the shop says of kinds of goods, their words, and single products. */
export default function GoodsKindsScreen() {
  const [asked, setTab] = useSearchParam('tab')
  const [goods, setGoods] = useSearchParam('goods', { replace: true })
  const tab = goods === '' ? (TABS.find((id) => id === asked) ?? 'kinds') : 'products'
  const list = useCall('GET /staff/goods_kinds', undefined, { keepPrevious: true })
  return (
    <Page title={words.title} lead={words.lead}>
      <Tabs
        label={words.title}
        tabs={TABS.map((id) => ({ id, label: words.tabs[id] }))}
        current={tab}
        onChange={(id) => {
          setGoods('')
          setTab(id)
        }}
      >
        <Loaded of={list} skeleton={<Skeleton kind="card" />}>
          {(known) => (
            <>
              {tab === 'kinds' && <KindsTab kinds={known.kinds} />}
              {tab === 'words' && <WordsTab known={known} />}
              {tab === 'products' && <ProductsTab known={known} goods={goods} onGoods={setGoods} />}
            </>
          )}
        </Loaded>
      </Tabs>
    </Page>
  )
}
