import { securityText } from '@longhaul/text/storefront/security/security.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import type { Security } from './EmailCard.tsx'

const words = securityText.passwords

/** When the password was last changed, and the way to change it. */
export function PasswordCard({ security }: { security: Security }) {
  return (
    <Card title={words.title}>
      <p className="text-ink-2">
        {security.password_changed_at ? (
          <>
            {words.changed} <DateTime at={security.password_changed_at} />
          </>
        ) : (
          <>
            {words.never} <DateTime at={security.created_at} only="date" />
          </>
        )}
      </p>
      <p className="mt-4">
        <ButtonLink to={to.modifyPassword()}>{words.change}</ButtonLink>
      </p>
    </Card>
  )
}
