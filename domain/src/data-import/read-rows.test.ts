import { expect, test } from 'vitest'
import { readDataImport, worthOf } from './read-rows.ts'

const TODAY = '2026-11-23'
const ORDER = {
  number: 'A-1',
  email: 'anna@example.com',
  warehouse: 'Guangzhou',
  seller: 'Mumian',
  link: 'https://item.taobao.com/item.htm?id=600000000001',
  title: '亚麻衬衫',
  quantity: '2',
  goods_cny: '89',
}
const orders = (...rows: Record<string, string>[]) =>
  readDataImport(
    'orders',
    rows.map((cells, at) => ({ row: at + 2, cells: { ...ORDER, ...cells } })),
    TODAY,
  )
const faultsOf = ({ faults }: ReturnType<typeof orders>) =>
  faults.map(({ row, column, problem }) => [row, column, problem])

test('an order is parsed with its amount and its state', () => {
  const { rows, faults } = orders({
    freight_cny: '6',
    seller_number: ' ４１２３ ',
    tracking_number: 'sf 1000 2000 3000',
    ordered_on: '2026年3月5日',
  })
  expect(faults).toEqual([])
  expect(rows[0]).toMatchObject({
    key: 'a-1',
    data: {
      platform: 'taobao',
      itemId: '600000000001',
      goodsFen: 8_900,
      freightFen: 600,
      sellerNumber: '4123',
      trackingNumber: 'SF100020003000',
      orderedOn: '2026-03-05',
    },
  })
  expect(worthOf(rows[0]!.data)).toBe(9_500)
})

test('faults are reported cell by cell', () => {
  expect(faultsOf(orders({ title: '=HYPERLINK("x")', goods_cny: '' }))).toEqual([
    [2, 'title', 'formula'],
    [2, 'goods_cny', 'required'],
    [2, 'goods_cny', 'not_money'],
  ])
  expect(faultsOf(orders({ goods_cny: '0' }))).toEqual([[2, 'goods_cny', 'not_money']])
  expect(faultsOf(orders({ goods_cny: '200000.01' }))).toContainEqual([2, 'goods_cny', 'too_much'])
  expect(faultsOf(orders({ seller_number: '4.31E+14' }))).toEqual([[2, 'seller_number', 'rounded']])
  expect(faultsOf(orders({ tracking_number: 'SF100020003000' }))).toEqual([
    [2, 'tracking_number', 'tracking_alone'],
  ])
  expect(faultsOf(orders({ link: 'see chat' }))).toEqual([[2, 'link', 'not_a_link']])
  expect(faultsOf(orders({ title: 'x'.repeat(201) }))).toEqual([[2, 'title', 'too_long']])
})

test('a number may occur only once in a file, regardless of case and width', () => {
  expect(faultsOf(orders({}, { number: 'Ａ-1' }))).toEqual([[3, 'number', 'twice']])
})

test('a shopper requires an e-mail address and a balance, and nothing else', () => {
  const read = (cells: Record<string, string>) => readDataImport('shoppers', [{ row: 2, cells }], TODAY)
  expect(read({ email: 'Anna@Example.com', balance_cny: '￥0' })).toEqual({
    faults: [],
    rows: [
      {
        row: 2,
        key: 'anna@example.com',
        data: { email: 'Anna@Example.com', nickname: '', lang: null, balanceFen: 0, registeredOn: null },
      },
    ],
  })
  expect(
    read({ email: 'anna', balance_cny: '-5', language: 'fr' }).faults.map(({ problem }) => problem),
  ).toEqual(['not_email', 'not_language', 'negative'])
})
