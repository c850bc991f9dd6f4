import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { AllLoaded } from '@longhaul/browser/state/AllLoaded.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { programsText } from '@longhaul/text/storefront/programs/programs.ts'
import { securityText } from '@longhaul/text/storefront/security/security.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { Page } from '../shared/Page.tsx'
import { Closing } from './Closing.tsx'
import { Devices } from './Devices.tsx'
import { EmailRow, type Security } from './EmailRow.tsx'
import { Exports } from './Exports.tsx'
import { Logins } from './Logins.tsx'
import { PushDevices } from './PushDevices.tsx'
import { SecurityRow } from './SecurityRow.tsx'
import { TwoFactorRow } from './TwoFactorRow.tsx'

/**
 * `/mine/secure`: log-in methods, logged-in devices, log-in attempts, and stored data; at the end, deleting
 * the account.
 */
export default function SecureScreen() {
  const security = useCall('GET /security')
  const sessions = useCall('GET /sessions')
  const push = useCall('GET /push_devices')
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
      <AllLoaded of={[security, sessions, push]} skeleton={<Skeleton kind="rows" count={6} />}>
        <Loaded of={security}>
          {(guarded) => (
            <div>
              <EmailRow security={guarded} />
              <PasswordRow security={guarded} />
              <TwoFactorRow security={guarded} />
            </div>
          )}
        </Loaded>
        <div className="mt-9 grid grid-cols-1 gap-9">
          <Loaded of={sessions}>{({ items }) => <Devices sessions={items} />}</Loaded>
          <div>
            <PushDevices />
            {sessions.data && <Logins logins={sessions.data.logins} />}
            <ProgramsLine />
            <Exports hasTwoFactor={hasTwoFactor} />
            <Closing hasTwoFactor={hasTwoFactor} />
          </div>
        </div>
      </AllLoaded>
    </Page>
  )
}

const passwordWords = securityText.passwords

/** When the password was last changed, and a link to change it. */
function PasswordRow({ security }: { security: Security }) {
  return (
    <SecurityRow
      title={passwordWords.title}
      actions={<ButtonLink to={to.modifyPassword()}>{passwordWords.change}</ButtonLink>}
    >
      <p className="text-ink-2">
        {security.password_changed_at ? (
          <>
            {passwordWords.changed} <DateTime at={security.password_changed_at} />
          </>
        ) : (
          <>
            {passwordWords.never} <DateTime at={security.created_at} only="date" />
          </>
        )}
      </p>
    </SecurityRow>
  )
}

/** A link to the programs that may access the account. */
function ProgramsLine() {
  return (
    <Folded title={programsText.card.title}>
      <p className="max-w-text text-ink-2">{programsText.card.text}</p>
      <p className="py-4">
        <ButtonLink to={to.programs()}>{programsText.card.open}</ButtonLink>
      </p>
    </Folded>
  )
}
