import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { securityText } from '@longhaul/text/storefront/security/security.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import { Page } from '../shared/Page.tsx'
import { ClosingCard } from './ClosingCard.tsx'
import { DevicesCard } from './DevicesCard.tsx'
import { EmailCard } from './EmailCard.tsx'
import { ExportsCard } from './ExportsCard.tsx'
import { LoginsCard } from './LoginsCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { ProgramsCard } from './ProgramsCard.tsx'
import { PushDevicesCard } from './PushDevicesCard.tsx'
import { TwoFactorCard } from './TwoFactorCard.tsx'

/** `/mine/secure`: how one gets in, who is in, who tried, and what is kept; at the end, how to leave. */
export default function SecureScreen() {
  const security = useCall('GET /security')
  const sessions = useCall('GET /sessions')
  const hasTwoFactor = Boolean(security.data?.two_factor_at)
  return (
    <Page
      title={securityText.title}
      lead={securityText.lead}
      above={
        <Link className="mb-2 inline-flex items-center gap-2 py-2" to={to.settings()}>
          <ArrowLeft />
          {securityText.back}
        </Link>
      }
    >
      <Loaded of={security} skeleton={<Skeleton kind="card" />}>
        {(guarded) => (
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            <EmailCard security={guarded} />
            <PasswordCard security={guarded} />
            <div className="grid lg:col-span-2">
              <TwoFactorCard security={guarded} />
            </div>
          </div>
        )}
      </Loaded>
      <Loaded of={sessions} skeleton={<Skeleton kind="card" />}>
        {({ items, logins }) => (
          <div className="mt-4 grid grid-cols-1 gap-4">
            <DevicesCard sessions={items} />
            <PushDevicesCard />
            <LoginsCard logins={logins} />
          </div>
        )}
      </Loaded>
      <div className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-2">
        <div className="grid lg:col-span-2">
          <ProgramsCard />
        </div>
        <ExportsCard hasTwoFactor={hasTwoFactor} />
        <ClosingCard hasTwoFactor={hasTwoFactor} />
      </div>
    </Page>
  )
}
