import type { StaffRole } from '@longhaul/domain/states/table.ts'
import type { Lang } from '@longhaul/domain/languages.ts'

/** The people of the demo. Their e-mail addresses do not exist (RFC 2606). */
export const DEMO_PASSWORD = 'demo1234'
export const DEMO_STAFF_PASSWORD = 'longhaul demo staff'

export const SHOPPERS = {
  /** Power user: something in every stage. */
  mei: { email: 'mei@demo.example', nickname: 'Mei Lin', lang: 'en' },
  /** Mid-journey: goods on a shelf, an unpaid package, and another that was heavier than estimated. */
  jonas: { email: 'jonas@demo.example', nickname: 'Jonas', lang: 'en' },
  /** New. */
  xiaoyu: { email: 'xiaoyu@demo.example', nickname: '小雨', lang: 'zh' },
} as const satisfies Record<string, { email: string; nickname: string; lang: Lang }>

export const STAFF = {
  admin: { email: 'admin@demo.example', name: 'Ada Admin', roles: ['admin'], lang: 'en' },
  owner: { email: 'owner@demo.example', name: 'Otto Owner', roles: ['admin'], lang: 'en' },
  support: { email: 'support@demo.example', name: 'Su Support', roles: ['support'], lang: 'en' },
  buyer: { email: 'buyer@demo.example', name: '采购小陈', roles: ['buyer'], lang: 'zh' },
  warehouse: { email: 'warehouse@demo.example', name: '仓库老王', roles: ['warehouse'], lang: 'zh' },
  finance: { email: 'finance@demo.example', name: 'Fei Finance', roles: ['finance'], lang: 'en' },
} as const satisfies Record<string, { email: string; name: string; roles: readonly StaffRole[]; lang: Lang }>

export type ShopperName = keyof typeof SHOPPERS
export type StaffName = keyof typeof STAFF
