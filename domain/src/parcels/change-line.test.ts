import { expect, test } from 'vitest'
import { whyNotChangeLine } from './change-line.ts'
import { PAY_WAYS } from './pay-way.ts'
import { PARCEL_STAGES } from '../states/parcel-stages.ts'

test('another line can be chosen only after trial packing and before payment', () => {
  const open = PARCEL_STAGES.flatMap((stage) =>
    PAY_WAYS.filter((payWay) => whyNotChangeLine({ stage, payWay }) === null).map((payWay) => [
      stage,
      payWay,
    ]),
  )
  expect(open).toEqual([['supplement_due', 'exact']])
})
