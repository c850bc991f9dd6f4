import { describe, expect, test } from 'vitest'
import { mayBeNamed, namedIn } from './mentions.ts'

const team = ['Li', 'Li Wei', 'Lina', '王芳', 'Ada Admin', ''].map((name) => ({ name }))
const named = (note: string) => namedIn(note, team).map(({ name }) => name)

describe('a note', () => {
  test.each([
    ['Please look, @Li Wei', ['Li Wei']],
    ['@li: see above', ['Li']],
    ['@Lina and @LI', ['Lina', 'Li']],
    ['请@王芳看一下', ['王芳']],
    ['＠ada admin, twice @Ada Admin', ['Ada Admin']],
    ['mail li@example.com, @Lins, Li Wei, @', []],
    ['@Li.', ['Li']],
    ['write to wu@lina.example', []],
  ])('%s', (note, names) => expect(named(note)).toEqual(names))

  test('names both of two colleagues of one name', () => {
    const both = [
      { name: 'Wu', id: 1 },
      { name: 'Wu', id: 2 },
    ]
    expect(namedIn('@wu', both)).toEqual(both)
  })
})

test('only who may see it is named', () => {
  const packer = { roles: ['warehouse'], warehouseId: 'GZ1' } as const
  expect(mayBeNamed('shopper', packer, null)).toBe(false)
  expect(mayBeNamed('parcel', packer, 'GZ1')).toBe(true)
  expect(mayBeNamed('parcel', packer, 'YW1')).toBe(false)
  expect(mayBeNamed('shift_note', packer, 'YW1')).toBe(false)
  expect(mayBeNamed('shift_note', packer, null)).toBe(true)
  expect(mayBeNamed('shopper', { roles: ['admin'], warehouseId: null }, null)).toBe(true)
})
