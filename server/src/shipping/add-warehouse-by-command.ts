import { addWarehouse as route } from '@longhaul/contract/shipping/shipping.staff.ts'
import { Value } from 'typebox/value'
import { auditCommand } from '../platform/audit.ts'
import type { Tx } from '../platform/database/db.ts'
import { insertWarehouse } from './sql-desk.ts'
import { wordsOf } from './warehouse-rows.ts'

/**
 * Adds a warehouse from the command line, by the same rules as the console. Throws an error that names the
 * invalid fields.
 */
export async function addWarehouseByCommand(
  tx: Tx,
  typed: Readonly<Record<string, string>>,
  now: Date,
): Promise<void> {
  const body: unknown = { ...typed, position: 0, closed: false }
  if (!Value.Check(route.body, body)) {
    const fields = Value.Errors(route.body, body).map((fault) => fault.instancePath.slice(1))
    throw new Error(`This cannot be used: ${[...new Set(fields)].join(', ')}.`)
  }
  const row = { id: body.id, ...wordsOf(body), closed_at: null, confirmed_at: now, confirmed_by: null }
  if (!(await insertWarehouse(tx, row))) throw new Error(`There is a warehouse ${body.id} already.`)
  await auditCommand(
    tx,
    { action: 'add_warehouse', subjectKind: 'warehouse', subjectId: body.id, after: row },
    now,
  )
}
