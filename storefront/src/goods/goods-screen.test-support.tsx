import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { type Replies, renderScreen } from '../shared/render-screen.test-support.tsx'
import GoodsScreen from './GoodsScreen.tsx'
import { door, lookUp } from './goods.test-support.ts'

/** A share text with one link. */
export const pasted = '【淘宝】好看 https://item.taobao.com/item.htm?id=812600000101&spm=a1 点击'
/** The address of the order form for it. */
export const at = `/productdetail?url=${encodeURIComponent(pasted)}`

/** What the server answers unless a test says otherwise. */
export const usual: Replies = {
  'GET /configurations': configurationReply,
  'POST /goods/landed_cost': door,
  'GET /country': { countries: [] },
  'GET /products': lookUp,
  'POST /cart/items': { id: '00000000-0000-4000-8000-00000000000a', cart_count: 1 },
}

export const draw = (replies: Replies = {}) =>
  renderScreen(<GoodsScreen />, { at, replies: { ...usual, ...replies } })

export const logIn = () => {
  document.cookie = 'token=abc; Path=/'
  document.cookie = 'isLogin=true; Path=/'
}

/** The order form with its option chosen, ready to send. */
export async function filled() {
  const view = draw()
  await screen.findByDisplayValue('129.00')
  await userEvent.click(screen.getByRole('radio', { name: '墨绿' }))
  return view
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  for (const name of ['token', 'isLogin']) document.cookie = `${name}=; Path=/; Max-Age=0`
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(cleanup)
