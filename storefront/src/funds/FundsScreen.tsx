import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { fundsText } from '@longhaul/text/storefront/funds/funds.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { useReducer } from 'react'
import { Page } from '../shared/Page.tsx'
import { Balances } from './Balances.tsx'
import { Recharges } from './Recharges.tsx'
import { Statement } from './Statement.tsx'
import { Withdrawals } from './Withdrawals.tsx'

/** The balance: the available amount, what is on hold and why, every movement and every recharge. */
export default function FundsScreen() {
  const funds = useCall('GET /funds')
  // The skeleton outlasts the reply, so the balances say themselves when they are there.
  const [isShown, show] = useReducer(() => true, false)
  return (
    <Page title={fundsText.title} lead={fundsText.lead}>
      <div className="grid grid-cols-1 gap-9">
        <Loaded
          of={funds}
          skeleton={
            <div className="min-h-80">
              <Skeleton kind="card" count={1} />
            </div>
          }
        >
          {(loaded) => <Balances funds={loaded} onShown={show} />}
        </Loaded>
        {/* Fetched immediately, but hidden until the balances above are shown: their height is unknown until then, and nothing may move. */}
        <div className={isShown || funds.error ? 'contents' : 'hidden'}>
          <Statement />
          <Recharges />
          <Withdrawals funds={funds.data} />
        </div>
      </div>
    </Page>
  )
}
