import { describe, expect, test } from 'vitest'
import { isStillWith, worksOn } from './assignments.ts'

const packer = { roles: ['warehouse'], warehouseId: 'GZ1' } as const

describe('an entry of a queue', () => {
  test('is worked off by who has the role, in the warehouse where it lies', () => {
    expect(worksOn('parcel', packer, 'GZ1')).toBe(true)
    expect(worksOn('parcel', packer, 'YW1')).toBe(false)
    expect(worksOn('parcel', { ...packer, warehouseId: null }, 'YW1')).toBe(true)
    expect(worksOn('refund_case', packer, null)).toBe(false)
    expect(worksOn('withdrawal', { roles: ['admin'], warehouseId: null }, null)).toBe(true)
  })

  test('of an office is worked off in any warehouse', () => {
    expect(worksOn('order', { roles: ['buyer'], warehouseId: 'GZ1' }, 'YW1')).toBe(true)
  })

  test('is given on only while it is with whom the caller saw', () => {
    expect(isStillWith(null, null)).toBe(true)
    expect(isStillWith('lin', null)).toBe(false)
    expect(isStillWith(null, 'lin')).toBe(false)
    expect(isStillWith('lin', 'lin')).toBe(true)
  })
})
