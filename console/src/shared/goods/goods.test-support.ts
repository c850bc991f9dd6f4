import type { StaffGoods } from '@longhaul/contract/goods/staff-goods.ts'

/** Of goods about which there is nothing to say. */
export const PLAIN: Pick<StaffGoods, 'image_of' | 'remarks' | 'services' | 'flaw' | 'returned' | 'hold'> = {
  image_of: null,
  remarks: [],
  services: [],
  flaw: null,
  returned: null,
  hold: null,
}
