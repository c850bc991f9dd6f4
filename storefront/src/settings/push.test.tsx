import '@longhaul/ui/testing.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveLogin } from '../session.ts'
import { type Replies, renderScreen } from '../shared/render-screen.test-support.tsx'
import { Push } from './Push.tsx'

beforeEach(() => saveLogin('token-of-mei', 'mei@example.com'))

const device: Reply<'GET /push_devices'>['items'][number] = {
  id: '33333333-3333-4333-8333-333333333333',
  browser: 'Firefox',
  system: 'Linux',
  kinds: ['decisions', 'parcels'],
  p256dh: 'AQID',
  created_at: '2026-11-21T06:00:00Z',
  last_sent_at: null,
}

/** A browser with notifications: its permission, its answer when asked, and whether it is subscribed. */
function aBrowser({ permission = 'default', answer = 'granted', isSubscribed = false } = {}) {
  const browser = { permission, asked: 0, worker: '', isSubscribed }
  const subscription = {
    endpoint: 'https://updates.push.services.mozilla.com/wpush/1',
    options: { applicationServerKey: new Uint8Array([255]).buffer },
    getKey: (name: string) => new Uint8Array(name === 'auth' ? [4, 5] : [1, 2, 3]).buffer,
    unsubscribe: async () => {
      browser.isSubscribed = false
      return true
    },
  }
  const pushManager = {
    getSubscription: async () => (browser.isSubscribed ? subscription : null),
    subscribe: async () => {
      browser.isSubscribed = true
      return subscription
    },
  }
  const registration = { pushManager }
  define(navigator, 'serviceWorker', {
    ready: Promise.resolve(registration),
    getRegistration: async () => (browser.isSubscribed ? registration : undefined),
    register: async (url: string) => {
      browser.worker = url
      return registration
    },
  })
  define(globalThis, 'PushManager', {})
  define(globalThis, 'Notification', {
    get permission() {
      return browser.permission
    },
    requestPermission: async () => {
      browser.asked += 1
      browser.permission = answer
      return answer
    },
  })
  return browser
}

const undo: (() => void)[] = []
function define(place: object, name: string, value: unknown): void {
  Object.defineProperty(place, name, { configurable: true, value })
  undo.push(() => Reflect.deleteProperty(place, name))
}
afterEach(() => {
  for (const take of undo.splice(0)) take()
})

/** Renders the card with a server that stores what it is sent. */
function draw(replies: Replies = {}) {
  let items: (typeof device)[] = []
  return renderScreen(<Push />, {
    replies: {
      'GET /push_devices': () => ({ public_key: '_w', items }),
      'POST /push_devices': ({ body }) => {
        items = [{ ...device, kinds: (body as { kinds: typeof device.kinds }).kinds }]
        return items[0]!
      },
      'DELETE /push_devices/{id}': () => {
        items = []
        return {}
      },
      ...replies,
    },
  })
}

test('a browser without notifications says so, and requests no permission', async () => {
  const view = draw()
  expect(await screen.findByText(/can’t show notifications/)).toBeTruthy()
  expect(view.asked).toEqual([])
})

test('a browser that blocks them says where to allow them', async () => {
  aBrowser({ permission: 'denied' })
  draw()
  expect(await screen.findByText(/are blocked in this browser/)).toBeTruthy()
})

test('the permission is requested on a click and not before; the choices are sent', async () => {
  const user = userEvent.setup()
  const browser = aBrowser()
  const view = draw()
  const button = await screen.findByRole('button', { name: 'Switch on' })
  expect(browser).toMatchObject({ asked: 0, worker: '' })
  await user.click(screen.getByRole('checkbox', { name: /Where my packages are/ }))
  await user.click(button)
  expect(await screen.findByText('On for this device')).toBeTruthy()
  expect(browser).toMatchObject({ asked: 1, worker: '/push-worker.js' })
  expect(view.asked.find(({ spec }) => spec === 'POST /push_devices')?.body).toEqual({
    endpoint: 'https://updates.push.services.mozilla.com/wpush/1',
    p256dh: 'AQID',
    auth: 'BAU',
    kinds: ['decisions', 'watched'],
  })
})

test('a refused permission subscribes to nothing', async () => {
  const user = userEvent.setup()
  const browser = aBrowser({ answer: 'denied' })
  const view = draw()
  await user.click(await screen.findByRole('button', { name: 'Switch on' }))
  expect(await screen.findByText(/are blocked in this browser/)).toBeTruthy()
  expect(browser.isSubscribed).toBe(false)
  expect(view.asked.some(({ spec }) => spec === 'POST /push_devices')).toBe(false)
})

test('on a subscribed device, kinds can be changed immediately, never to none, and switching off ends both sides', async () => {
  const user = userEvent.setup()
  const browser = aBrowser({ permission: 'granted', isSubscribed: true })
  let items = [device]
  const view = draw({
    'GET /push_devices': () => ({ public_key: '_w', items }),
    'POST /push_devices': ({ body }) => {
      items = [{ ...device, kinds: (body as { kinds: typeof device.kinds }).kinds }]
      return items[0]!
    },
    'DELETE /push_devices/{id}': () => {
      items = []
      return {}
    },
  })
  const parcels = await screen.findByRole('checkbox', { name: /Where my packages are/ })
  await screen.findByText('On for this device')
  await user.click(parcels)
  await waitFor(() => expect(items[0]!.kinds).toEqual(['decisions']))
  await waitFor(() => expect(parcels).toHaveProperty('checked', false))
  const sent = view.asked.filter(({ spec }) => spec === 'POST /push_devices').length
  await user.click(screen.getByRole('checkbox', { name: /What is waiting for me/ }))
  expect(view.asked.filter(({ spec }) => spec === 'POST /push_devices')).toHaveLength(sent)
  await user.click(screen.getByRole('button', { name: 'Switch off' }))
  expect(await screen.findByRole('button', { name: 'Switch on' })).toBeTruthy()
  expect(browser).toMatchObject({ isSubscribed: false, asked: 0 })
})
