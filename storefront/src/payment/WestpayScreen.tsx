import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { remittancesText as say } from '@longhaul/text/storefront/funds/remittances.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { CraneStopped } from '@longhaul/ui/illustrations/CraneStopped.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { Page } from '../shared/Page.tsx'
import { useMe } from '../shared/use-me.ts'
import { Aside } from './Aside.tsx'
import { isOwnPath } from './provider-page.ts'
import { RemittanceForm } from './RemittanceForm.tsx'
import { Remittances } from './Remittances.tsx'
import { VerifyNote } from './VerifyNote.tsx'
import { Wanted, readWanted } from './Wanted.tsx'

/**
 * Money in by Western Union or bank transfer: where to send it, what was sent, and its state. Nothing is
 * charged here.
 */
export default function WestpayScreen() {
  const [fen] = useSearchParam('fen')
  const [back] = useSearchParam('back')
  const remittances = useCall('GET /remittances', { query: {} })
  const me = useMe()
  const wantedFen = readWanted(fen)
  const isTampered = wantedFen === 'wrong' || (back !== '' && !isOwnPath(back))
  const way = isOwnPath(back) ? back : null
  return (
    <Page title={say.title} lead={say.lead}>
      <div className="grid grid-cols-1 gap-6">
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,35rem)_minmax(0,1fr)] lg:gap-14">
          <div className="grid grid-cols-1 content-start gap-5">
            {isTampered && (
              <div role="alert">
                <Note tone="warn" title={say.tampered.title}>
                  {say.tampered.text}
                </Note>
              </div>
            )}
            {typeof wantedFen === 'number' ? <Wanted fen={wantedFen} /> : <Direct />}
            {me?.email_verified === false && <VerifyNote email={me.email} />}
            <Loaded of={remittances} skeleton={<Skeleton kind="card" />}>
              {({ methods }) => <Ways methods={methods} verified={me?.email_verified !== false} />}
            </Loaded>
            {way && (
              <p>
                <Link to={way}>{say.backTo}</Link>
              </p>
            )}
          </div>
          <Aside title={say.steps.wait} points={[say.nothingYet, ...say.points]} />
        </div>
        <Remittances />
      </div>
    </Page>
  )
}

/** Opened without an amount to pay: the faster methods, and the remittances so far. */
const Direct = () => (
  <Note
    tone="info"
    action={
      <>
        <ButtonLink size="small" to={to.recharge()}>
          {say.toRecharge}
        </ButtonLink>
        <ButtonLink size="small" to={to.funds()}>
          {say.toBalance}
        </ButtonLink>
      </>
    }
  >
    {say.direct}
  </Note>
)

function Ways({ methods, verified }: { methods: Reply<'GET /remittances'>['methods']; verified: boolean }) {
  if (methods.length > 0) return <RemittanceForm methods={methods} verified={verified} />
  return (
    <EmptyState
      picture={<CraneStopped />}
      title={say.closed.title}
      action={<ButtonLink to={to.newConversation()}>{say.closed.ask}</ButtonLink>}
    >
      {say.closed.text}
    </EmptyState>
  )
}
