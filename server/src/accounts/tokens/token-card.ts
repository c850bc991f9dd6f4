import type { ActSums, TokenRow } from './sql.ts'

/** A token as its owner sees it. */
export const tokenCard = (row: TokenRow, sums: ActSums = new Map()) => ({
  id: row.id,
  name: row.name,
  // Only known scopes are ever stored.
  scopes: [...row.scopes, ...row.act_scopes],
  connected_to: row.client_host || null,
  acts: row.act_scopes.length > 0 ? actsOf(row, sums) : null,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
})

function actsOf(row: TokenRow, sums: ActSums) {
  const { count = 0, spentFen = 0, todayFen = 0 } = sums.get(row.id) ?? {}
  return {
    per_act_fen: row.per_act_fen,
    per_day_fen: row.per_day_fen,
    spent_today_fen: todayFen,
    count,
    spent_fen: spentFen,
  }
}
