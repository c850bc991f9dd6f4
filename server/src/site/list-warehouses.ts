import { listWarehouses as route } from '@longhaul/contract/site/site.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { listWarehouseRows } from './sql.ts'

export const listWarehousesAction = action(route, listWarehouses)

async function listWarehouses({ tx, lang }: Call<typeof route>): Answer<typeof route> {
  // An example that staff have not confirmed is not shown to anyone.
  const rows = (await listWarehouseRows(tx)).filter((row) => row.confirmed_at !== null)
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
