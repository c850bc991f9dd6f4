/*
 * Loaded before a server that is measured: counts the statements it sends to its database, except those that
 * begin and end transactions, and reports the count to its parent on request. It inspects the socket, because
 * a bundle contains its own driver.
 */

import { Socket } from 'node:net'

const { connect, write } = Socket.prototype
const toPostgres = new WeakSet()
let count = 0

Socket.prototype.connect = function (...args) {
  if (JSON.stringify(args).includes('.s.PGSQL.')) toPostgres.add(this)
  return connect.apply(this, args)
}
Socket.prototype.write = function (chunk, ...rest) {
  if (toPostgres.has(this) && Buffer.isBuffer(chunk)) countIn(chunk)
  return write.call(this, chunk, ...rest)
}

/** Counts the messages that execute something: a simple query (Q) by its text, or an Execute (E). */
function countIn(bytes) {
  // The first message of a connection has a length and no type.
  if (bytes[0] === 0) return
  for (let at = 0; at + 5 <= bytes.length; at += 1 + bytes.readInt32BE(at + 1)) {
    const kind = String.fromCharCode(bytes[at])
    const text = kind === 'Q' ? bytes.toString('latin1', at + 5, at + 14) : ''
    if (kind === 'E' || (kind === 'Q' && !/^(begin|commit|rollback)/i.test(text))) count += 1
  }
}

process.on('message', () => process.send?.(count))
process.channel?.unref()
