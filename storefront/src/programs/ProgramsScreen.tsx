import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { programsText } from '@longhaul/text/storefront/programs/programs.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { to } from '../links.ts'
import { Page } from '../shared/Page.tsx'
import { ApprovalsCard } from './ApprovalsCard.tsx'
import { HooksCard } from './HooksCard.tsx'
import { TokensCard } from './TokensCard.tsx'

/** The help article about a shopper's data and how programs read it. */
const HELP = 50

/** `/mine/programs`: what the shopper's programs ask for, which read or act, and which are notified. */
export default function ProgramsScreen() {
  const security = useCall('GET /security')
  return (
    <Page
      title={programsText.title}
      lead={
        <>
          {programsText.lead} <Link to={to.help(HELP)}>{programsText.help}</Link>
        </>
      }
      above={
        <Link className="mb-2 inline-flex items-center gap-2 py-2" to={to.secure()}>
          <ArrowLeft />
          {programsText.back}
        </Link>
      }
    >
      <Loaded of={security} skeleton={<Skeleton kind="card" />}>
        {(guarded) => {
          const asksCode = guarded.two_factor_at !== null
          const whyNot = guarded.email_verified ? false : errorText.reasons.email_not_verified
          return (
            <div className="grid grid-cols-1 gap-4">
              <ApprovalsCard />
              <TokensCard asksCode={asksCode} whyNot={whyNot} />
              <HooksCard asksCode={asksCode} whyNot={whyNot} />
            </div>
          )
        }}
      </Loaded>
    </Page>
  )
}
