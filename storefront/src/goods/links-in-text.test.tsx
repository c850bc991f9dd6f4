import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import { SearchForm } from '../shared/SearchForm.tsx'
import GoodsScreen from './GoodsScreen.tsx'
import { lookUp, nothing, unread } from './goods.test-support.ts'
import { at, draw, logIn, usual } from './goods-screen.test-support.tsx'

const item = (index: number, words = '', isWhole = true) => ({
  platform: 'weidian',
  url: `https://weidian.com/item.html?itemID=721234560${index}`,
  words,
  is_whole: isWhole,
})

it('says which of several links the form is for, and links to the others', async () => {
  const links = [item(1, '黑色 L'), item(2, '白色'), item(3, '', false)]
  const { asked, address } = draw({ 'GET /products': { ...lookUp, links, taken: 0 } })
  expect(await screen.findByText('Your text contains 3 links. This form is for link 1.')).toBeTruthy()
  const list = within(screen.getByRole('list', { name: 'Links in your text' }))
  expect(list.getAllByRole('listitem')[0]?.getAttribute('aria-current')).toBe('true')
  expect(list.getByRole('link', { name: /Open link 3/ }).textContent).toContain('Incomplete')
  await userEvent.click(list.getByRole('link', { name: 'Open link 2 · Weidian · 白色' }))
  expect(address()).toBe(`${at}&pick=1`)
  await waitFor(() => expect(asked.filter(({ spec }) => spec === 'GET /products')).toHaveLength(2))
  expect(asked.filter(({ spec }) => spec === 'GET /products')[1]?.query.get('pick')).toBe('1')
})

it('offers the next link once this one is in the cart, and never an incomplete link', async () => {
  logIn()
  const links = [item(1), item(2, '', false), item(3)]
  const { address } = draw({ 'GET /products': { ...lookUp, links, taken: 0 } })
  await screen.findByDisplayValue('129.00')
  await userEvent.click(screen.getByRole('radio', { name: '墨绿' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Next link' }))
  expect(address()).toBe(`${at}&pick=2`)
})

it('gives a picked link a form of its own, and never the address of the first', async () => {
  renderScreen(<GoodsScreen />, {
    at: `${at}&pick=1`,
    replies: { ...usual, 'GET /products': refuse(500, 'internal', 'x') },
  })
  expect(await screen.findByLabelText(/^Product link/)).toHaveProperty('value', '')
})

it('fills in what the text says beside the link, as a suggestion, once', async () => {
  const proposal = { title: '衬衫', words: '黑色 L' }
  const { queries } = draw({ 'GET /products': { ...unread, proposal } })
  const wanted = await screen.findByLabelText(/^Which one/)
  await waitFor(() => expect(wanted).toHaveProperty('value', '黑色 L'))
  expect(screen.getByLabelText(/^What is it/)).toHaveProperty('value', '衬衫')
  expect(screen.getAllByText(/Taken from the text you pasted/)).toHaveLength(2)
  await userEvent.clear(wanted)
  await userEvent.clear(screen.getByLabelText(/^What is it/))
  expect(screen.queryByText(/Taken from the text you pasted/)).toBeNull()
  await queries.invalidateQueries()
  expect(wanted).toHaveProperty('value', '')
})

it('selects the options of the page that the words name', async () => {
  draw({ 'GET /products': { ...lookUp, proposal: { title: '', words: '墨绿' } } })
  // The code that interprets the words loads after the page.
  const named = await screen.findByRole('radio', { name: '墨绿' })
  await waitFor(() => expect(named).toHaveProperty('checked', true))
  expect(await screen.findByText(/Taken from the text you pasted/)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '米白' }))
  expect(screen.queryByText(/Taken from the text you pasted/)).toBeNull()
})

it('offers the complete links beside an incomplete one that was picked, and does not repeat a single one', async () => {
  const cut = { ...nothing, reason: 'cut_link' as const }
  draw({ 'GET /products': { ...cut, links: [item(1), item(2, '', false)], taken: 1 } })
  expect(await screen.findByText('Your text contains another link.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Open link 1/ })).toBeTruthy()
  cleanup()
  draw({ 'GET /products': { ...cut, links: [item(1, '', false)], taken: 0 } })
  expect(await screen.findByText('This link is incomplete')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Links in your text' })).toBeNull()
})

it('says how many links of a long text are shown, and shows the rest', async () => {
  const links = Array.from({ length: 80 }, (_, row) => item(row + 1, `第 ${row + 1} 件`))
  draw({ 'GET /products': { ...lookUp, links, taken: 0 } })
  expect(await screen.findByText('20 of 80 links shown')).toBeTruthy()
  const list = within(screen.getByRole('list', { name: 'Links in your text' }))
  expect(list.getAllByRole('listitem')).toHaveLength(20)
  await userEvent.click(screen.getByRole('button', { name: 'Show all 80' }))
  expect(list.getAllByRole('listitem')).toHaveLength(80)
  expect(screen.queryByText(/links shown/)).toBeNull()
})

it('shows a pasted list of 80 rows, each link with its own words', async () => {
  const links = Array.from({ length: 80 }, (_, row) => item(row + 1, `Row ${row + 1} (black, size M)`))
  const text = links.map(({ words, url }) => `${words}\t${url}`).join('\n')
  const { asked, address } = renderScreen(
    <>
      <SearchForm look="hero" />
      <GoodsScreen />
    </>,
    {
      at: '/productdetail',
      replies: { ...usual, 'POST /links/resolve': { ...lookUp, links, taken: 0, links_cut: true } },
    },
  )
  const [box] = await screen.findAllByRole('textbox')
  await userEvent.click(box!)
  await userEvent.paste(text)
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: '80 links in your list' })).toBeTruthy()
  expect(asked.find(({ spec }) => spec === 'POST /links/resolve')?.body).toEqual({ text })
  expect(screen.getByText('We read the first 80 links. Paste the rest separately.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show all 80' }))
  await userEvent.click(screen.getByRole('link', { name: /Open link 80 · .* · Row 80/ }))
  expect(new URL(address(), 'https://shop.test').searchParams.get('url')).toBe(
    `Row 80 (black, size M) ${links[79]!.url}`,
  )
})

it('says so where a pasted list is gone', async () => {
  renderScreen(<GoodsScreen />, { at: '/productdetail?list=pasted', replies: usual })
  expect(await screen.findByText('This list is no longer here')).toBeTruthy()
})
