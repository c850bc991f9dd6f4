import { execFile } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { packClient } from '../tools/client-package.ts'
import { ENGLISH, launch, sitDown } from './src/browser.ts'
import { TEAPOT } from './src/routes.ts'
import { shop } from './src/shop.ts'

/* The packed client in a page, without a bundler: an example as it is, and the signature of an event. */

const EXAMPLE = new URL('../client/examples/estimate-door.mjs', import.meta.url)
const { url } = await shop()
const browser = await launch()

test('an example runs in a page as in Node, and a page verifies an event', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'longhaul-client-page-'))
  await promisify(execFile)('tar', ['-xzf', await packClient(folder), '-C', folder])
  const { page, context } = await sitDown(browser, url, ENGLISH)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const imports = { '@longhaul/client': './index.js', '@longhaul/client/events': './events.js' }
  // What a browser has in place of the environment and the arguments of a program.
  const process = { env: { SHOP: url, PRICE_FEN: '8800' }, argv: ['', '', `看看 ${TEAPOT}`] }
  const event = '{"type":"test","id":"e1","data":{}}'
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const at = String(Math.floor(Date.now() / 1_000))
  const signature = `v1,${createHmac('sha256', Buffer.alloc(32, 7)).update(`e1.${at}.${event}`).digest('base64')}`
  const headers = { 'webhook-id': 'e1', 'webhook-timestamp': at, 'webhook-signature': signature }
  const verify = `import { verifyEvent } from '@longhaul/client/events'
for (const body of ${JSON.stringify([event, `${event} `])})
  console.log(await verifyEvent('${secret}', ${JSON.stringify(headers)}, body).then(({ type }) => type, (e) => e.name))`
  await page.route('**/program/*', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1)!
    if (name === 'page.html')
      return await route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><link rel="icon" href="data:,"><script type="importmap">${JSON.stringify({ imports })}</script>
<script>globalThis.process = ${JSON.stringify(process)}</script><script type="module" src="estimate-door.mjs"></script>
<script type="module">${verify}</script>`,
      })
    const body = await readFile(name.endsWith('.mjs') ? EXAMPLE : join(folder, 'package/dist', name), 'utf8')
    return await route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.goto('/program/page.html')
  await expect.poll(() => said.join('\n')).toMatch(/Order it here: /)
  expect(said.join('\n')).toMatch(/812600000170 at taobao\nTo the door in DE: ¥\d+\.\d\d to ¥\d+\.\d\d/)
  await expect.poll(() => said).toEqual(expect.arrayContaining(['test', 'NotVerified']))
  await context.close()
  await rm(folder, { recursive: true, force: true })
})
