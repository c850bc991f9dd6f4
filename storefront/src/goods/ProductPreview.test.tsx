import { createQueryClient } from '@longhaul/browser/calls/queries.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { MemoryRouter } from '@longhaul/ui/address/router.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { serve } from '../shared/render-screen.test-support.tsx'
import GoodsScreen from './GoodsScreen.tsx'
import { emptyValues } from './goods-values.ts'
import { abroad, door, lookUp, nothing } from './goods.test-support.ts'
import { lookUpArgs } from './look-up.ts'

const pasted = 'https://item.taobao.com/item.htm?id=812600000101'
const product = lookUp.product!
const mistakes: string[] = []
let root: Root | undefined

beforeEach(() => {
  sessionStorage.clear()
  mistakes.length = 0
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  document.body.replaceChildren()
})

const configuration = { ...configurationReply, currencies: ['USD'], default_currency: 'USD' }

/** The page at an address, with the replies that the server sent along. */
function page(at: string, answer?: typeof lookUp, arrived?: (queries: QueryClient) => void) {
  const queries = createQueryClient()
  queries.setQueryData(['GET /configurations'], configuration)
  arrived?.(queries)
  if (answer) queries.setQueryData(['GET /products', lookUpArgs(pasted, undefined)], answer)
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <MemoryRouter at={at}>
          <GoodsScreen />
        </MemoryRouter>
      </QueryClientProvider>
    </StrictMode>
  )
}
const at = `/productdetail?url=${encodeURIComponent(pasted)}`

/** Hydrates what the server rendered, as the browser does; `arrived` are replies that came in between. */
async function hydrate(answer: typeof lookUp, arrived?: (queries: QueryClient) => void) {
  const server = serve({
    'GET /configurations': configuration,
    'GET /exchange_rate': { rates: [] },
    'GET /products': lookUp,
    'POST /goods/landed_cost': door,
    'GET /country': { countries: [] },
  })
  const home = document.createElement('div')
  document.body.append(home)
  home.innerHTML = renderToString(page(at, answer))
  const sent = home.textContent
  await act(async () => {
    root = hydrateRoot(home, page(at, answer, arrived), {
      onRecoverableError: (error) => mistakes.push(String(error)),
    })
  })
  return { sent, asked: server.asked.map(({ spec }) => spec) }
}

const quantity = () => screen.findByRole('textbox', { name: goodsText.form.quantity })

it('shows link, picture, name and price before any script has run, and then the form without asking again', async () => {
  const { sent, asked } = await hydrate(lookUp)
  expect(sent).toContain(product.helper_title)
  expect(sent).toContain('item.taobao.com/item.htm?id=812600000101')
  await quantity()
  expect(asked).not.toContain('GET /products')
  expect(mistakes).toEqual([])
})

it('gives way to what this tab has kept', async () => {
  const values = { ...emptyValues(pasted), quantity: 7 }
  sessionStorage.setItem('goods:filled', JSON.stringify({ draft: pasted, values }))
  await hydrate(lookUp)
  expect(await quantity()).toHaveProperty('value', '7')
  expect(mistakes).toEqual([])
})

const link = { platform: 'taobao', url: pasted, words: '', is_whole: true }

it('is empty where nothing is known, for several links, and for a line of the cart', () => {
  for (const html of [
    renderToString(page(at)),
    renderToString(page(at, nothing)),
    renderToString(page(at, { ...lookUp, links: [link, link] })),
    renderToString(page(`${at}&item=1`, lookUp)),
    renderToString(page('/productdetail', lookUp)),
  ])
    expect(html).toBe('<div class="min-h-[calc(100dvh-64px)]"></div>')
})

it('leaves notes, which come in a part of their own, to the form', async () => {
  const { sent } = await hydrate(abroad)
  expect(sent).toContain(abroad.product!.title)
  await quantity()
  expect(mistakes).toEqual([])
})

it('is hydrated as it was sent even if the exchange rate has arrived in between', async () => {
  const rate = {
    currency: 'USD',
    rate_nanos: 6_300_000_000,
    credit_nanos: 6_300_000_000,
    fee_per_mille: 0,
    fee_fixed_minor: 0,
    pay_step_minor: 1,
    quoted_on: '2026-11-20',
  }
  await hydrate(lookUp, (queries) =>
    queries.setQueryData(['GET /exchange_rate', { query: {} }], { rates: [rate] }),
  )
  await quantity()
  expect(screen.getAllByText(/^≈/)).not.toEqual([])
  expect(mistakes).toEqual([])
})
