import type { BodyOf } from '@longhaul/contract/route.ts'
import type { changeWarehouse } from '@longhaul/contract/shipping/shipping.staff.ts'
import type { Db } from '../platform/database/db.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { listAllWarehouses } from './sql-desk.ts'

export const wordsOf = (body: BodyOf<typeof changeWarehouse>) => ({
  name_en: body.name_en.trim(),
  name_zh: body.name_zh.trim(),
  address_en: body.address_en.trim(),
  address_zh: body.address_zh.trim(),
  receiver: body.receiver.trim(),
  phone: body.phone.trim(),
  postcode: body.postcode.trim(),
  position: body.position,
})

export const warehouseOf = async (tx: Db, id: string) =>
  orNotFound((await warehouses(tx)).find((warehouse) => warehouse.id === id))

export const warehouses = async (tx: Db) =>
  (await listAllWarehouses(tx)).map(({ closed_at, stock, ...warehouse }) => ({
    ...warehouse,
    closed: closed_at !== null,
    stock: stock ?? 0,
  }))
