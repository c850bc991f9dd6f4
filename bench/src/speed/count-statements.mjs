/* Loaded before a server that is measured: counts what it sends to its database, but for the frames of transactions, and tells its parent when asked. */

import pg from 'pg'
const { query } = pg.Client.prototype
let count = 0
pg.Client.prototype.query = function (...args) {
  const text = typeof args[0] === 'string' ? args[0] : args[0]?.text
  if (!/^(begin|commit|rollback)$/i.test(text ?? '')) count += 1
  return query.apply(this, args)
}
process.on('message', () => process.send?.(count))
process.channel?.unref()
