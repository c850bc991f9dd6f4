import { tidyEmail } from '@longhaul/domain/texts/email.ts'
import { createHash } from 'node:crypto'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import type { DataImportKind } from '@longhaul/domain/data-import/columns.ts'
import type {
  ImportedByKind,
  ImportedGoods,
  ImportedOrder,
  ImportedShopper,
} from '@longhaul/domain/data-import/imported.ts'
import {
  type DataImportProblem,
  type DataImportRow,
  readDataImport,
  worthOf,
} from '@longhaul/domain/data-import/read-rows.ts'
import type { Db } from '../platform/database/db.ts'
import { listAllWarehouses } from '../site/public.ts'
import { type FileIssue, isOfItsRow, readDataImportFile } from './read-file.ts'
import {
  listImportedKeys,
  listShoppersByEmail,
  listUsedSellerNumbers,
  listUsedTracking,
} from './sql-checks.ts'

/** A row that can be imported, with the hash of its key and its value in the books. */
export type CheckedRow = { row: number; keyHash: Buffer; fen: number; data: ImportedByKind[DataImportKind] }
type Say = (row: number, column: string, problem: DataImportProblem, detail?: string) => void

/**
 * Reads a file and checks all of it against the database: its shoppers, rows imported earlier, numbers in
 * use.
 */
export async function checkDataImport(db: Db, kind: DataImportKind, content: Buffer, now: Date) {
  const file = readDataImportFile(kind, content)
  const read = readDataImport(kind, file.faults.every(isOfItsRow) ? file.rows : [], shanghaiDay(now))
  const faults: FileIssue[] = [...file.faults, ...read.faults]
  const rows = read.rows.map(({ row, key, data }) => ({
    row,
    keyHash: createHash('sha256').update(`${kind} ${key}`).digest(),
    fen: worthOf(data),
    data,
  }))
  const say: Say = (row, column, problem, detail = '') => void faults.push({ row, column, problem, detail })
  const importedKeys = new Set(
    (
      await listImportedKeys(
        db,
        kind,
        rows.map(({ keyHash }) => keyHash),
      )
    ).map(hex),
  )
  for (const { row, keyHash } of rows)
    if (importedKeys.has(hex(keyHash))) say(row, kind === 'shoppers' ? 'email' : 'number', 'brought')
  const known = await checkShoppers(db, read.rows, say)
  await checkWarehouses(db, read.rows, say)
  await checkNumbers(db, read.rows, say)
  return {
    hash: file.hash,
    isGb18030: file.isGb18030,
    rows,
    /** The ids of its shoppers who have an account. */
    known,
    totalFen: rows.reduce((sum, { fen }) => sum + fen, 0),
    faults: faults.toSorted((a, b) => a.row - b.row),
  }
}

const hex = (hash: Buffer): string => hash.toString('hex')

/**
 * Money is credited only to accounts whose address is known to be the shopper's: verified here, or imported
 * earlier. Otherwise anyone could register with someone else's address and wait for their balance.
 */
async function checkShoppers(db: Db, rows: readonly DataImportRow[], say: Say): Promise<string[]> {
  const known = await listShoppersByEmail(
    db,
    rows.map(({ data }) => data.email),
  )
  const byEmail = new Map(known.map((shopper) => [tidyEmail(shopper.email).toLowerCase(), shopper]))
  for (const { row, data } of rows) {
    const shopper = byEmail.get(data.email.toLowerCase())
    if (!shopper && !('balanceFen' in data) && data.email !== '') say(row, 'email', 'no_shopper', data.email)
    if (shopper?.blocked_at) say(row, 'email', 'blocked', data.email)
    else if (shopper && !shopper.email_verified_at && !shopper.was_imported)
      say(row, 'email', 'not_verified', data.email)
  }
  return known.map(({ id }) => id)
}

/** Finds an open warehouse by its id or by its name in any language. */
export async function findWarehouseId(db: Db, name: string): Promise<string | undefined> {
  const wanted = name.toLowerCase()
  const all = await listAllWarehouses(db)
  return all.find(
    ({ id, name: names, closed_at }) =>
      closed_at === null && [id, ...Object.values(names)].some((known) => known.toLowerCase() === wanted),
  )?.id
}

async function checkWarehouses(db: Db, rows: readonly DataImportRow[], say: Say): Promise<void> {
  const known = new Map<string, boolean>()
  for (const { row, data } of rows) {
    if (!('warehouse' in data) || data.warehouse === '') continue
    const name = data.warehouse
    if (!known.has(name)) known.set(name, (await findWarehouseId(db, name)) !== undefined)
    if (!known.get(name)) say(row, 'warehouse', 'no_warehouse', name)
  }
}

/**
 * Refuses a seller's order number or tracking number that is in use. A tracking number may cover several
 * sellers' orders only if they are one shopper's.
 */
async function checkNumbers(db: Db, rows: readonly DataImportRow[], say: Say): Promise<void> {
  const orders = rows.flatMap(({ row, data }) => (isOrder(data) ? [{ row, data }] : []))
  const sellers = new Set(
    (
      await listUsedSellerNumbers(
        db,
        orders.map(({ data }) => data.sellerNumber),
      )
    ).map((used) => sellerKey(used.number, used.platform, used.seller_name)),
  )
  const parcels = new Set(
    await listUsedTracking(
      db,
      orders.map(({ data }) => data.trackingNumber),
    ),
  )
  const travelling = new Map<string, string>()
  for (const { row, data } of orders) {
    const { sellerNumber, trackingNumber: tracking, platform, seller } = data
    if (sellers.has(sellerKey(sellerNumber, platform, seller)))
      say(row, 'seller_number', 'seller_number_used', sellerNumber)
    if (tracking === '') continue
    const together = travelling.get(tracking) ?? sellerKey(sellerNumber, platform, seller)
    const isOthers =
      together !== sellerKey(sellerNumber, platform, seller) && together !== data.email.toLowerCase()
    if (parcels.has(tracking) || isOthers) say(row, 'tracking_number', 'tracking_in_use', tracking)
    travelling.set(tracking, together)
  }
}

const isOrder = (data: ImportedShopper | ImportedOrder | ImportedGoods): data is ImportedOrder =>
  'sellerNumber' in data
const sellerKey = (number: string, platform: string, seller: string): string =>
  `${number.toUpperCase()} ${platform} ${seller}`
