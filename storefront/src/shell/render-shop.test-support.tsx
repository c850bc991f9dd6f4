import '@longhaul/ui/testing.ts'
import { createQueryClient } from '@longhaul/browser/calls/queries.ts'
import { MemoryRouter, useLocation } from '@longhaul/ui/address/router.tsx'
import { render } from '@testing-library/react'
import { App } from '../app.tsx'
import { clearLogin, isLoggedIn, saveLogin } from '../session.ts'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { type Replies, serve } from '../shared/render-screen.test-support.tsx'
import type { Me } from '../shared/use-me.ts'

export const mei: Me = {
  id: '00000000-0000-4000-8000-000000000001',
  code: 'TCP68C',
  avatar: null,
  name: 'Mei Lin',
  nickname: 'Mei Lin',
  email: 'mei@example.com',
  email_verified: true,
  first_name: '',
  last_name: '',
  birthday: null,
  phone: '',
  lang: 'en',
  currency: 'CNY',
  cart_count: 0,
  unread_count: 0,
  available_fen: 12_300,
  frozen_fen: 0,
}

/**
 * Renders the whole shop at an address, for a guest or a shopper, with a server that gives the specified
 * replies.
 */
export async function renderShop(
  at: string,
  { me, replies = {} }: { me?: Partial<Me>; replies?: Replies } = {},
) {
  if (me) saveLogin('token-of-mei', 'mei@example.com')
  else clearLogin()
  const server = serve({
    'GET /configurations': configurationReply,
    'GET /footer_articles': { articles: [] },
    'GET /cart': { groups: [], count: 0, prices: configurationReply },
    ...(me ? { 'GET /users/info': { ...mei, ...me } } : {}),
    ...replies,
  })
  const queries = createQueryClient()
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  let address = at
  const Watch = () => {
    const { pathname, search } = useLocation()
    address = pathname + search
    return null
  }
  const view = render(
    <MemoryRouter at={at}>
      <App queries={queries} visit={{ loggedIn: isLoggedIn(), currency: undefined }} missing={false} />
      <Watch />
    </MemoryRouter>,
  )
  return { ...view, asked: server.asked, address: () => address }
}

/** Scrolls as a reader does. */
export function scrollTo(top: number): void {
  Object.assign(window, { scrollY: top })
  window.dispatchEvent(new Event('scroll'))
}
