import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'

/**
 * The open warehouses, and `nameOf` for any warehouse: "Guangzhou warehouse" once they have loaded, the code
 * until then.
 */
export function useWarehouses() {
  const query = useCall('GET /warehouses', undefined, { staleMs: 60 * 60_000 })
  const warehouses = query.data?.warehouses ?? []
  const nameOf = (id: string): string => {
    const found = [...warehouses, ...(query.data?.closed ?? [])].find((warehouse) => warehouse.id === id)
    return found ? warehouseText.inWarehouse(found.name) : id
  }
  return { query, warehouses, nameOf }
}
