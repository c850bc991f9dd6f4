import type { listExports } from '@longhaul/contract/accounts/account-security.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import { imageUrl } from '../files/public.ts'
import type { World } from '../platform/world.ts'
import type { listOwnExports } from './sql.ts'

type Row = Awaited<ReturnType<typeof listOwnExports>>[number]
type Card = ReplyOf<typeof listExports>['items'][number]

/** An export for the wire: with a signed address while it can be downloaded. */
export const exportCard = (world: World, row: Row, now: Date): Card => {
  const isOver = row.expires_at !== null && row.expires_at <= now
  return {
    id: row.id,
    stage: isOver ? 'expired' : row.stage,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    bytes: row.bytes,
    url: isOver ? null : imageUrl(world, row.file_id, now),
  }
}
