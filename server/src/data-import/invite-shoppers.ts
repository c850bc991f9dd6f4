import { inviteShoppers as route } from '@longhaul/contract/data-import/data-imports.staff.ts'
import { isWaitOver } from '@longhaul/domain/time/set-back.ts'
import { inviteShopper } from '../accounts/public.ts'
import { audit } from '../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { listWithoutPassword, lockDataImport, updateDataImport } from './sql.ts'
import { readDataImportCard } from './data-import-card.ts'

export const inviteShoppersAction = writeAction(route, inviteShoppers)

/**
 * The minimum interval between invitations: shoppers who did not follow one are mailed again a day later at
 * the earliest, not on every click.
 */
const AGAIN_AFTER_MS = 86_400_000

/**
 * Mails the link that sets a password to every shopper whose account the file created and who has no password
 * yet.
 */
async function inviteShoppers(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, now } = call
  const dataImport = orNotFound(await lockDataImport(tx, params.id))
  const isTooEarly = dataImport.invited_at !== null && !isWaitOver(dataImport.invited_at, AGAIN_AFTER_MS, now)
  refuseIf(
    dataImport.kind !== 'shoppers' || dataImport.stage !== 'done' || isTooEarly
      ? 'transition_not_allowed'
      : null,
  )
  const shoppers = await listWithoutPassword(tx, dataImport.id)
  for (const shopper of shoppers) await inviteShopper(tx, shopper.id)
  await updateDataImport(tx, dataImport.id, { invited_at: now })
  await audit(call, {
    action: 'invite_shoppers',
    subjectKind: 'data_import',
    subjectId: dataImport.id,
    after: { mails: shoppers.length },
  })
  return await readDataImportCard(call, dataImport.id)
}
