import { chromium } from 'playwright-core'
import { browserArgs, ensureBrowser } from '/work/wt/E/tools/ensure-browser.ts'
import { browserEnv } from '/work/wt/E/tools/browser-fonts.ts'
import { createServer } from 'node:http'
import { readFile, mkdir, writeFile } from 'node:fs/promises'
import { join, extname } from 'node:path'
import { PNG } from 'pngjs'
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }
const server = createServer(async (q, r) => {
  try { const p = join('/tmp/E', decodeURIComponent(q.url.split('?')[0])); r.setHeader('content-type', types[extname(p)] ?? 'application/octet-stream'); r.end(await readFile(p)) } catch { r.statusCode = 404; r.end() }
}).listen(4150, '127.0.0.1')
const path = await ensureBrowser()
const browser = await chromium.launch({ executablePath: path, args: browserArgs, env: { ...process.env, ...(await browserEnv(path)) } })
await mkdir('/tmp/E/shots', { recursive: true })
async function shoot(which, lang, width, compact) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(`http://127.0.0.1:4150/kit-${which}-${lang}/kit.html`)
  await page.waitForSelector('main')
  await page.evaluate(() => document.fonts.ready)
  if (compact) await page.evaluate(() => (document.querySelector('main').dataset.density = 'compact'))
  await page.waitForTimeout(500)
  const name = (part) => `/tmp/E/shots/${which}-${lang}-${width}${compact ? '-compact' : ''}-${part}.png`
  await page.screenshot({ path: name('page'), fullPage: true })
  if (!compact) {
    const menu = page.locator('.menu-button').first()
    await menu.click(); await page.waitForTimeout(300)
    await page.screenshot({ path: name('menu') })
    await page.keyboard.press('Escape')
    await page.locator('.gallery button').first().click(); await page.waitForTimeout(500)
    await page.screenshot({ path: name('lightbox') })
    await page.keyboard.press('Escape')
  }
  await page.close()
}
const all = [['en', 1190, false], ['zh', 375, false], ['en', 1190, true]]
for (const which of process.argv.slice(2)) for (const [l, w, c] of all) await shoot(which, l, w, c)
await browser.close(); server.close()
const { readdir } = await import('node:fs/promises')
for (const f of (await readdir('/tmp/E/shots')).filter((f) => f.startsWith('base'))) {
  const other = f.replace('base', 'E')
  try {
    const [a, b] = [PNG.sync.read(await readFile('/tmp/E/shots/' + f)), PNG.sync.read(await readFile('/tmp/E/shots/' + other))]
    let n = 0; const rows = new Set()
    if (a.width === b.width && a.height === b.height) for (let i = 0; i < a.data.length; i += 4) if (Math.abs(a.data[i] - b.data[i]) + Math.abs(a.data[i + 1] - b.data[i + 1]) + Math.abs(a.data[i + 2] - b.data[i + 2]) > 12) { n++; rows.add(Math.floor(i / 4 / a.width / 20) * 20) }
    console.log(f, `${a.width}x${a.height} ${b.width}x${b.height}`, n, [...rows].slice(0, 40).join(' '))
  } catch (e) { console.log(f, String(e).slice(0, 80)) }
}
