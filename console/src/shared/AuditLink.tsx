import { auditText } from '@longhaul/text/console/audit/audit.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { to } from '../links.ts'
import { useMe } from './use-me.ts'

/** Link from a subject to its audit entries. Only admins can read the log, so only they see the link. */
export function AuditLink({ kind, id }: { kind: string; id: string }) {
  const me = useMe()
  if (!me?.roles.includes('admin')) return null
  return <Link to={to.audit({ subject_kind: kind, subject_id: id })}>{auditText.link}</Link>
}
