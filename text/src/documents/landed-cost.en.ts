import type { DOOR_ROWS } from '@longhaul/contract/goods/landed-cost.ts'

type Row = (typeof DOOR_ROWS)[number]

/** The rows of the cost of goods to the door, and how each is calculated. */
export const text = {
  names: {
    goods: 'Goods',
    domestic_freight: 'Delivery within China',
    service: 'Our fee',
    photos: 'Detail photos',
    freight: 'Shipping',
    packing: 'Packing',
    insurance: 'Insurance',
    collected_tax: 'Tax we collect',
    advanced_duty: 'Duty and tax paid in advance',
    tax: 'Duty and tax',
  } satisfies Record<Row, string>,
  goods: (things: number) => `${things} different items`,
  domestic: (sellers: number) =>
    sellers === 1
      ? 'The seller’s parcel to our warehouse'
      : `The parcels of ${sellers} sellers to our warehouse`,
  service: (rate: string) => `${rate} of goods and delivery within China`,
  photos: (shots: number, each: string) => `${shots} × ${each}`,
  freight: (line: string, packed: string, billed: string, sum: string) =>
    `${line}: about ${packed} packed, charged for ${billed}: ${sum}`,
  freightSum: (first: string, steps: number, step: string, customs: string) =>
    `${first}${steps > 0 ? ` + ${steps} × ${step}` : ''}${customs && ` + ${customs} customs declaration`}`,
  packing: 'Carton, padding and tape, once per package',
  insurance: (rate: string) => `${rate} of the price of the goods`,
}
