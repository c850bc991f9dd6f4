import '@longhaul/ui/testing.ts'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../shared/render-screen.test-support.tsx'
import PackageScreen from './PackageScreen.tsx'
import { PARCEL_ID, parcel } from './parcels.test-support.ts'

vi.hoisted(() => Object.assign(globalThis, { __LANG__: 'zh' }))

test('one package in Chinese: no English except names, numbers and the seller’s words', async () => {
  renderScreen(<PackageScreen />, {
    at: `/mine/package/packageDetail?id=${PARCEL_ID}`,
    replies: { 'GET /parcels/{id}': parcel({ estimated_fees: [], actual_fees: [] }) },
  })
  expect(await screen.findByText('包裹已交给承运商。')).toBeTruthy()
  const text = document.body.textContent ?? ''
  const theirs =
    /Bottle to Berlin|P000203183|EA123456799CN|EMS|Guangzhou|GUANGZHOU|Berlin|17TRACK|Mei Lin|Oranienstrasse 25|10999 Berlin|Germany|mei@example\.com|Steel bottles?|O000102440|CNY|PDF|kg|cm/g
  expect(text.replaceAll(theirs, '').match(/[A-Za-z]+/g)).toBeNull()
})
