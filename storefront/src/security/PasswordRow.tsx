import { securityText } from '@longhaul/text/storefront/security/security.ts'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import type { Security } from './EmailRow.tsx'
import { SecurityRow } from './SecurityRow.tsx'

const words = securityText.passwords

/** When the password was last changed, and a link to change it. */
export function PasswordRow({ security }: { security: Security }) {
  return (
    <SecurityRow
      title={words.title}
      actions={<ButtonLink to={to.modifyPassword()}>{words.change}</ButtonLink>}
    >
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
    </SecurityRow>
  )
}
