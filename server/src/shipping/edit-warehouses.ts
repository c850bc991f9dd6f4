import type { BodyOf } from '@longhaul/contract/route.ts'
import {
  addWarehouse,
  changeWarehouse,
  listWarehousesForStaff,
} from '@longhaul/contract/shipping/shipping.staff.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import type { Db } from '../platform/database/db.ts'
import { SITE_AUDIENCE } from '../platform/events.ts'
import { Refusal, badInput, found } from '../platform/http/refusal.ts'
import { insertWarehouse, listAllWarehouses, lockWarehouses, updateWarehouse } from './sql-desk.ts'

export const listWarehousesForStaffAction = action(listWarehousesForStaff, async ({ tx }) => ({
  warehouses: await warehouses(tx),
}))

export const addWarehouseAction = action(addWarehouse, async (call) => {
  const { tx, body, now, changed } = call
  const row = { id: body.id, ...wordsOf(body), closed_at: body.closed ? now : null }
  if (!(await insertWarehouse(tx, row))) throw badInput({ id: 'taken' })
  await audit(call, { action: 'add_warehouse', subjectKind: 'warehouse', subjectId: body.id, after: row })
  await changed(SITE_AUDIENCE, 'site')
  return await warehouseOf(tx, body.id)
})

/** A closed warehouse is offered no more; what lies there stays and can be sent. The last open one cannot be closed. */
export const changeWarehouseAction = action(changeWarehouse, async (call) => {
  const { tx, params, body, now, changed } = call
  const all = await lockWarehouses(tx)
  const before = found(all.find((one) => one.id === params.id))
  const othersOpen = all.some((one) => one.id !== params.id && one.closed_at === null)
  if (body.closed && !othersOpen) throw new Refusal('transition_not_allowed')
  const row = { ...wordsOf(body), closed_at: body.closed ? (before.closed_at ?? now) : null }
  await updateWarehouse(tx, params.id, row)
  await audit(call, {
    action: 'change_warehouse',
    subjectKind: 'warehouse',
    subjectId: params.id,
    before,
    after: row,
  })
  await changed(SITE_AUDIENCE, 'site')
  return await warehouseOf(tx, params.id)
})

const wordsOf = (body: BodyOf<typeof changeWarehouse>) => ({
  name_en: body.name_en.trim(),
  name_zh: body.name_zh.trim(),
  address_en: body.address_en.trim(),
  address_zh: body.address_zh.trim(),
  receiver: body.receiver.trim(),
  phone: body.phone.trim(),
  postcode: body.postcode.trim(),
  position: body.position,
})

const warehouseOf = async (tx: Db, id: string) =>
  found((await warehouses(tx)).find((warehouse) => warehouse.id === id))

const warehouses = async (tx: Db) =>
  (await listAllWarehouses(tx)).map(({ closed_at, stock, ...warehouse }) => ({
    ...warehouse,
    closed: closed_at !== null,
    stock: stock ?? 0,
  }))
