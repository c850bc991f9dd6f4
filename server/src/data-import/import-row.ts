import { openingBalance } from '@longhaul/domain/ledger/recipes.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import type { DataImportKind } from '@longhaul/domain/data-import/columns.ts'
import { importShopper } from '../accounts/public.ts'
import { lockShopper, post } from '../ledger/public.ts'
import { importOrder } from '../orders/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { Refusal, orNotFound } from '../platform/http/refusal.ts'
import { readSettings } from '../site/public.ts'
import { importGoods } from '../warehouse/public.ts'
import { findWarehouseId } from './check-data-import.ts'
import { listShoppersByEmail } from './sql-checks.ts'
import { lockWaitingRow, setRowOutcome } from './sql.ts'

/** One row of a file, imported on behalf of the person who submitted the file. */
type Importing = UnitOfWork & {
  me: { id: string; roles: readonly StaffRole[] }
  dataImportId: string
  row: number
}

/** The import of a row, by the kind of its file. A row that has been imported meanwhile is skipped. */
export const IMPORT_ROW: Readonly<Record<DataImportKind, (work: Importing) => Promise<void>>> = {
  async shoppers(work) {
    const { tx, dataImportId, row } = work
    const line = await lockWaitingRow(tx, dataImportId, 'shoppers', row)
    if (!line) return
    const { email, nickname, lang, registeredOn } = line.data
    const settings = await readSettings(tx)
    const { id, isNew } = await importShopper(work, {
      email,
      nickname,
      lang: lang ?? settings.defaultLanguage,
      currency: settings.defaultCurrency,
      registeredAt: registeredOn === null ? null : new Date(`${registeredOn}T12:00:00+08:00`),
    })
    if (!isNew) await findOwner(work, email)
    await bookOpening(work, line, id)
    await setRowOutcome(tx, dataImportId, row, { outcome: 'brought', subject_id: id, is_new_account: isNew })
    work.concerns(id)
  },

  async orders(work) {
    const { tx, dataImportId, row } = work
    const line = await lockWaitingRow(tx, dataImportId, 'orders', row)
    if (!line) return
    const shopperId = await findOwner(work, line.data.email)
    const warehouseId = orNotFound(await findWarehouseId(tx, line.data.warehouse))
    await bookOpening(work, line, shopperId)
    const subjectId = await importOrder(work, shopperId, line.data, warehouseId)
    await setRowOutcome(tx, dataImportId, row, { outcome: 'brought', subject_id: subjectId })
  },

  async shelf(work) {
    const { tx, dataImportId, row } = work
    const line = await lockWaitingRow(tx, dataImportId, 'shelf', row)
    if (!line) return
    const shopperId = await findOwner(work, line.data.email)
    const warehouseId = orNotFound(await findWarehouseId(tx, line.data.warehouse))
    // No courier delivered these goods, so their parcel gets a number that no courier uses.
    const arrivalNumber = `OLD${line.id.replaceAll('-', '').slice(0, 13).toUpperCase()}`
    const subjectId = await importGoods(work, shopperId, line.data, { warehouseId, arrivalNumber })
    await setRowOutcome(tx, dataImportId, row, { outcome: 'brought', subject_id: subjectId })
  },
}

/**
 * The shopper of a row, checked again: the account may have been blocked or closed since the file was
 * checked.
 */
async function findOwner({ tx }: Importing, email: string): Promise<string> {
  const shopper = orNotFound((await listShoppersByEmail(tx, [email]))[0])
  if (shopper.blocked_at || (!shopper.email_verified_at && !shopper.was_imported))
    throw new Refusal('changed_meanwhile')
  return shopper.id
}

/** Books the opening entry of a row onto its shopper's balance. */
async function bookOpening(
  { tx, me, now }: Importing,
  row: { id: string; fen: number },
  shopperId: string,
): Promise<void> {
  await lockShopper(tx, shopperId)
  await post(tx, {
    kind: 'opening_balance',
    subject: { kind: 'data_import_row', id: row.id },
    shopperId,
    actor: `staff:${me.id}`,
    now,
    postings: openingBalance(shopperId, row.fen),
  })
}
