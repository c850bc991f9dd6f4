import { workText as words } from '@longhaul/text/console/shell/work.ts'
import { screen, waitFor } from '@testing-library/react'
import type { JSX } from 'react'
import { expect, test } from 'vitest'
import DispatchScreen from '../../dispatch/DispatchScreen.tsx'
import ReceiveScreen from '../../receive/ReceiveScreen.tsx'
import StockScreen from '../../stock/StockScreen.tsx'
import { ID, renderConsole } from '../testing.tsx'

/** Each list that the server narrows, with what is given to somebody there. */
const LISTS = [
  ['stock', <StockScreen key="" />, 'stock_item', 'GET /staff/stock_items'],
  ['receive', <ReceiveScreen key="" />, 'inspection', 'GET /staff/stock_items'],
  ['dispatch', <DispatchScreen key="" />, 'dispatch', 'GET /staff/parcels'],
] as const satisfies readonly (readonly [string, JSX.Element, string, string])[]

test.each(LISTS)(
  '%s is narrowed to one’s own, and says so when nothing is',
  async (path, element, kind, list) => {
    const asked: (string | null)[] = []
    const { user } = renderConsole(element, {
      path: `/${path}`,
      roles: ['admin'],
      replies: {
        'GET /staff/assignments': () => ({
          items: [
            {
              ...{ kind, id: ID(3), staff_id: ID(1), staff_name: 'Su', given_by_name: 'Su', note: '' },
              given_at: '2026-11-02T02:00:00.000Z',
            },
          ],
        }),
        [list]: ({ params }: { params: URLSearchParams }) => {
          asked.push(params.get('mine'))
          return { items: [], next_cursor: null, counts: {} }
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: words.mine }))
    await waitFor(() => expect(asked.at(-1)).toBe('true'))
    expect(await screen.findByText(words.noneMine)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: words.all }))
    await waitFor(() => expect(asked.at(-1)).toBeNull())
  },
)
