import { deviceOf } from '@longhaul/domain/accounts/device.ts'
import type { DeviceRow } from './sql.ts'

/** A device as its owner sees it. */
export const deviceCard = (row: DeviceRow) => ({
  id: row.id,
  ...deviceOf(row.user_agent),
  // Only known kinds are ever stored.
  kinds: row.kinds,
  p256dh: row.p256dh,
  created_at: row.created_at.toISOString(),
  last_sent_at: row.last_sent_at?.toISOString() ?? null,
})
