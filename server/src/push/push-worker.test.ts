import { readFile } from 'node:fs/promises'
import { createContext, runInContext } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'
import { serverFolder } from '../platform/folders.ts'

/* The worker as a browser runs it, with a `self` that records the calls. */

type Handler = (event: object) => void
type Shown = { title: string; options: { tag: string; lang: string; data: { path: string } } }

const ORIGIN = 'https://shop.example'
const script = await readFile(new URL('push-worker.js', serverFolder('workers')), 'utf8')

let shown: Shown[]
let opened: string[]
let windows: ReturnType<typeof aWindow>[]
let handlers: Map<string, Handler>

beforeEach(() => {
  shown = []
  opened = []
  windows = []
  handlers = new Map()
  const self = {
    location: new URL(`${ORIGIN}/push-worker.js`),
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    registration: {
      showNotification: async (title: string, options: Shown['options']) => shown.push({ title, options }),
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => opened.push(url),
    },
  }
  runInContext(script, createContext({ self, URL }))
})

const aWindow = (url: string) => ({
  url,
  focused: 0,
  async navigate(to: string) {
    this.url = to
    return this
  },
  async focus() {
    this.focused += 1
  },
})

async function happen(name: string, event: object): Promise<void> {
  const waits: Promise<unknown>[] = []
  handlers.get(name)!({ ...event, waitUntil: (promise: Promise<unknown>) => waits.push(promise) })
  await Promise.all(waits)
}
const push = (text: string | undefined) =>
  happen('push', { data: text === undefined ? null : { json: () => JSON.parse(text) as unknown } })
const click = (path: unknown) =>
  happen('notificationclick', { notification: { close: () => undefined, data: { path } } })

test('shows the notification under the message’s own tag, so that a repeat replaces it', async () => {
  await push(JSON.stringify({ title: 'Hello', lang: 'en', tag: 'm1', path: '/mine/order' }))
  expect(shown).toMatchObject([
    { title: 'Hello', options: { tag: 'm1', lang: 'en', data: { path: '/mine/order' } } },
  ])
})

test.each([undefined, 'nonsense', '[]', '{"title":1}', 'null'])(
  'shows the shop’s name if it cannot read the message: %s',
  async (text) => {
    await push(text)
    expect(shown.map(({ title }) => title)).toEqual(['shop.example'])
  },
)

test('opens the page in a new window, or in the shop’s window if there is one', async () => {
  await click('/mine/order/orderDetail?id=1')
  expect(opened).toEqual([`${ORIGIN}/mine/order/orderDetail?id=1`])
  windows = [aWindow('https://other.example/'), aWindow(`${ORIGIN}/cart`)]
  await click('/message')
  expect(windows.map(({ url, focused }) => [url, focused])).toEqual([
    ['https://other.example/', 0],
    [`${ORIGIN}/message`, 1],
  ])
  expect(opened).toHaveLength(1)
})

test.each([
  'https://evil.example/',
  '//evil.example/x',
  String.raw`\\evil.example`,
  'javascript:alert(1)',
  'data:text/html,x',
  'http://[',
  null,
  undefined,
  {},
])('opens no page of another origin: %s', async (path) => {
  await click(path)
  expect(opened).toHaveLength(1)
  expect(new URL(opened[0]!).origin).toBe(ORIGIN)
})

test('does not handle requests of pages', () => {
  expect([...handlers.keys()].toSorted()).toEqual(['activate', 'install', 'notificationclick', 'push'])
})
