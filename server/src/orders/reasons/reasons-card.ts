import { createHash } from 'node:crypto'
import { fieldsOf } from '@longhaul/domain/languages.ts'
import type { ReadyReasonKind } from '@longhaul/domain/orders/ready-reasons.ts'
import type { Db } from '../../platform/database/db.ts'
import { listReasons } from './sql.ts'

/** The reasons of a kind, with a version of the list to detect concurrent changes. */
export async function readReasons(db: Db, kind: ReadyReasonKind) {
  const items = (await listReasons(db))
    .filter((row) => row.kind === kind)
    .map(({ words }) => fieldsOf('text', words))
  const version = createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 16)
  return { kind, items, version }
}
