import '@longhaul/ui/testing.ts'
import { useLocation, useNavigate } from '@longhaul/ui/address/router.tsx'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { renderScreen } from '../shared/render-screen.test-support.tsx'
import type { Carried } from './carried.ts'
import ConfirmInfoScreen from './ConfirmInfoScreen.tsx'
import { address, around, idOf, preview, stockItem } from './warehouse.test-support.ts'

const pot = stockItem('Pot')
const at = `/mine/store/confirmInfo?items=${pot.id}`

/** Navigates to confirm info as the shelf does. */
function FromShelf({ carried }: { carried: Carried }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  if (at.startsWith(`${pathname}?`)) return <ConfirmInfoScreen />
  return <button onClick={() => navigate(at, { state: carried })}>Go on</button>
}

async function goOn(country: string, addresses: ReturnType<typeof address>[], lineId = '') {
  const drawn = renderScreen(<FromShelf carried={{ lineId, country }} />, {
    at: '/mine/store',
    replies: {
      ...around,
      'GET /addresses': { addresses, limit: 20 },
      'POST /parcels/preview': { ...preview([pot]), country },
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
  return drawn
}

beforeEach(() => sessionStorage.clear())

it('prices for the country chosen at the shelf while there is no address, and starts a new address with it', async () => {
  const { asked } = await goOn('US', [])
  const country = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Country or region/ })
  const prices = asked.filter(({ spec }) => spec === 'POST /parcels/preview')
  expect(prices.length).toBeGreaterThan(0)
  for (const { body } of prices) expect(body).toMatchObject({ country: 'US' })
  expect(country.value).toBe('US')
})

it('prefers an address in that country to the default one', async () => {
  const american = address({
    id: idOf('ny'),
    first_name: 'Ann',
    country: 'US',
    country_name: 'United States',
  })
  await goOn('DE', [american, address({ id: idOf('berlin'), is_default: false, country: 'DE' })])
  expect(await screen.findByText('Mei Lin')).toBeTruthy()
  expect(screen.queryByText('Ann Lin')).toBeNull()
})

it('folds the other methods behind the one chosen at the shelf, unless it is no longer the one', async () => {
  await goOn('DE', [address()], 'PST-EUB')
  const fold = (await screen.findByText('Change the method')).closest('details')!
  expect(fold.open).toBe(false)
  await userEvent.click(screen.getByText('Change the method'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /ePacket/ }).checked).toBe(true)
  cleanup()
  await goOn('DE', [address()], 'gone')
  expect((await screen.findByText('Change the method')).closest('details')!.open).toBe(true)
})
