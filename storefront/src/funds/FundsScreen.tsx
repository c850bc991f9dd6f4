import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { fundsText } from '@longhaul/text/storefront/funds/funds.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { Page } from '../shared/Page.tsx'
import { Balances } from './Balances.tsx'
import { Holds } from './Holds.tsx'
import { Recharges } from './Recharges.tsx'
import { Statement } from './Statement.tsx'
import { Withdrawals } from './Withdrawals.tsx'

/** The balance: what may be spent, what is on hold and for what, every movement, every recharge. */
export default function FundsScreen() {
  const funds = useCall('GET /funds')
  return (
    <Page
      title={fundsText.title}
      lead={fundsText.lead}
      actions={
        <ButtonLink to={to.recharge()} type="assistRed">
          {fundsText.recharge}
        </ButtonLink>
      }
    >
      <div className="grid gap-6">
        <Loaded of={funds} skeleton={<Skeleton kind="card" count={1} />}>
          {(loaded) => (
            <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
              <Balances funds={loaded} />
              <Holds holds={loaded.holds} />
            </div>
          )}
        </Loaded>
        <Statement />
        <Recharges />
        <Withdrawals
          availableFen={funds.data?.available_fen ?? 0}
          standing={{ owedFen: funds.data?.owed_fen ?? 0, isDisputed: funds.data?.is_disputed ?? false }}
        />
      </div>
    </Page>
  )
}
