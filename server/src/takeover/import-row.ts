import { openingBalance } from '@longhaul/domain/ledger/recipes.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import type { TakeoverKind } from '@longhaul/domain/takeover/columns.ts'
import { importShopper } from '../accounts/public.ts'
import { lockShopper, post } from '../ledger/public.ts'
import { importOrder } from '../orders/public.ts'
import type { Doing } from '../platform/jobs/job-call.ts'
import { Refusal, orNotFound } from '../platform/http/refusal.ts'
import { readSettings } from '../site/public.ts'
import { importGoods } from '../warehouse/public.ts'
import { findWarehouseId } from './check-takeover.ts'
import { listShoppersByEmail } from './sql-checks.ts'
import { lockWaitingRow, setRowOutcome } from './sql.ts'

/** One row of a file, imported on behalf of the person who submitted the file. */
type Importing = Doing & { me: { id: string; roles: readonly StaffRole[] }; takeoverId: string; row: number }

/** The import of a row, by the kind of its file. A row that has been imported meanwhile is skipped. */
export const IMPORT_ROW: Readonly<Record<TakeoverKind, (doing: Importing) => Promise<void>>> = {
  async shoppers(doing) {
    const { tx, takeoverId, row } = doing
    const line = await lockWaitingRow(tx, takeoverId, 'shoppers', row)
    if (!line) return
    const { email, nickname, lang, registeredOn } = line.data
    const settings = await readSettings(tx)
    const { id, isNew } = await importShopper(doing, {
      email,
      nickname,
      lang: lang ?? settings.defaultLanguage,
      currency: settings.defaultCurrency,
      registeredAt: registeredOn === null ? null : new Date(`${registeredOn}T12:00:00+08:00`),
    })
    if (!isNew) await findOwner(doing, email)
    await bookOpening(doing, line, id)
    await setRowOutcome(tx, takeoverId, row, { outcome: 'brought', subject_id: id, is_new_account: isNew })
    doing.concerns(id)
  },

  async orders(doing) {
    const { tx, takeoverId, row } = doing
    const line = await lockWaitingRow(tx, takeoverId, 'orders', row)
    if (!line) return
    const shopperId = await findOwner(doing, line.data.email)
    const warehouseId = orNotFound(await findWarehouseId(tx, line.data.warehouse))
    await bookOpening(doing, line, shopperId)
    const subjectId = await importOrder(doing, shopperId, line.data, warehouseId)
    await setRowOutcome(tx, takeoverId, row, { outcome: 'brought', subject_id: subjectId })
  },

  async shelf(doing) {
    const { tx, takeoverId, row } = doing
    const line = await lockWaitingRow(tx, takeoverId, 'shelf', row)
    if (!line) return
    const shopperId = await findOwner(doing, line.data.email)
    const warehouseId = orNotFound(await findWarehouseId(tx, line.data.warehouse))
    // No courier delivered these goods, so their parcel gets a number that no courier uses.
    const arrivalNumber = `OLD${line.id.replaceAll('-', '').slice(0, 13).toUpperCase()}`
    const subjectId = await importGoods(doing, shopperId, line.data, { warehouseId, arrivalNumber })
    await setRowOutcome(tx, takeoverId, row, { outcome: 'brought', subject_id: subjectId })
  },
}

/** The shopper of a row, checked again: the account may have been blocked or closed since the file was checked. */
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
    subject: { kind: 'takeover_row', id: row.id },
    shopperId,
    actor: `staff:${me.id}`,
    now,
    postings: openingBalance(shopperId, row.fen),
  })
}
