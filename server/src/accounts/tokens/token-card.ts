import type { TokenRow } from './sql.ts'

/** A token as its owner sees it. */
export const tokenCard = (row: TokenRow) => ({
  id: row.id,
  name: row.name,
  // Only known scopes are ever stored.
  scopes: row.scopes,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
})
