import { listWarehouses as route } from '@longhaul/contract/site/site.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { listWarehouseRows } from './sql.ts'

export const listWarehousesAction = readAction(route, listWarehouses)

async function listWarehouses({ db, lang }: ReadCall<typeof route>): Answer<typeof route> {
  // An example that staff have not confirmed is not shown to anyone.
  const rows = (await listWarehouseRows(db)).filter((row) => row.confirmed_at !== null)
  const isOpen = (row: (typeof rows)[number]) => row.closed_at === null
  return {
    closed: rows.filter((row) => !isOpen(row)).map((row) => ({ id: row.id, name: row.name[lang] })),
    warehouses: rows.filter(isOpen).map((row) => ({
      id: row.id,
      name: row.name[lang],
      address_latin: row.address_latin,
      address_chinese: row.address_chinese,
      receiver: row.receiver,
      phone: row.phone,
      postcode: row.postcode,
    })),
  }
}
