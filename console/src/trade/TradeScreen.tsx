import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { tradeText } from '@longhaul/text/console/trade/trade.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Page } from '../shared/Page.tsx'
import { SaveDocument } from '../shared/SaveDocument.tsx'
import { AloneTable, LossesTable } from './GoodsTables.tsx'
import { LinesTable } from './LinesTable.tsx'
import { SellersTable } from './SellersTable.tsx'

const words = tradeText
const TABS = ['sellers', 'lines', 'losses', 'alone'] as const
type Tab = (typeof TABS)[number]

/** Last night's statistics about sellers, shipping methods and goods. */
export default function TradeScreen() {
  const [asked, choose] = useSearchParam('tab', { replace: true })
  const tab = TABS.find((id) => id === asked) ?? 'sellers'
  const answer = useCall('GET /staff/trade', undefined, { staleMs: 60_000 })
  return (
    <Page title={shellText.sections.trade} lead={words.lead}>
      <Tabs
        label={words.label}
        tabs={TABS.map((id) => ({ id, label: words.tabs[id] }))}
        current={tab}
        onChange={choose}
      >
        <p className="muted mb-3 max-w-[80ch]">{words.leads[tab]}</p>
        <Loaded of={answer} skeleton={<Skeleton kind="card" />}>
          {(known) =>
            known[tab].length === 0 ? (
              <Note tone="info">{words.none[tab]}</Note>
            ) : (
              <Card
                title={words.tabs[tab]}
                aside={
                  <SaveDocument
                    path={`/staff/trade/${tab}.csv`}
                    fileName={`trade-${tab}.csv`}
                    label={words.saveOf(words.tabs[tab])}
                  >
                    {words.save}
                  </SaveDocument>
                }
                flush
              >
                <Rows tab={tab} known={known} />
              </Card>
            )
          }
        </Loaded>
      </Tabs>
    </Page>
  )
}

function Rows({ tab, known }: { tab: Tab; known: Reply<'GET /staff/trade'> }) {
  switch (tab) {
    case 'sellers':
      return <SellersTable sellers={known.sellers} />
    case 'lines':
      return <LinesTable lines={known.lines} />
    case 'losses':
      return <LossesTable goods={known.losses} />
    case 'alone':
      return <AloneTable goods={known.alone} />
  }
}
