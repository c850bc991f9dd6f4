import type { Reply } from '@longhaul/contract/routes.ts'
import { auditText } from '@longhaul/text/console/audit/audit.ts'

/** One entry of the audit log. */
export type Act = Reply<'GET /staff/audit'>['items'][number]

/** Who did it: a member of staff, the admin command, or a visitor who was not logged in. */
export const whoDid = (act: { person: { name: string } | null; address: string }): string =>
  act.person?.name ?? (act.address === '' ? auditText.command : auditText.stranger)
