import { VIDEO_SERVICE } from '@longhaul/domain/parcels/packing-video.ts'
import { text as packingVideo } from '@longhaul/text/console/packing/packing-video.en.ts'
import { text as devices } from '@longhaul/text/console/station/devices.en.ts'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepEvidence, launchWithCamera, sitDown } from './src/browser.ts'
import { staff, upload } from './src/calls.ts'
import { logInStaffAt } from './src/log-in.ts'
import { addHome } from './src/parcel-steps.ts'
import { drawPicture } from './src/picture.ts'
import { newShopper, recharge } from './src/shoppers.ts'
import { shop } from './src/shop.ts'

/*
 * The station's camera records the packing; the film is uploaded, and both the packer and the shopper play
 * it. Uses the browser's own recorder and a camera that shows a test picture.
 */

const { url } = await shop()

/**
 * Plays the film and reports: after half a second it has advanced, and it shows a picture. On a busy machine
 * the short film may end before the browser settles `play()`, which then rejects with an AbortError.
 */
const play = (player: Locator) =>
  player.evaluate(async (video: HTMLVideoElement) => {
    const advanced = new Promise<void>((resolve) => {
      video.addEventListener('timeupdate', () => video.currentTime > 0.5 && resolve())
      video.addEventListener('error', () => resolve())
    })
    await video.play().catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError' && video.ended)) throw error
    })
    await advanced
    return { error: video.error?.message ?? null, isWide: video.videoWidth > 100 }
  })

test('a film recorded at the bench arrives completely and plays', async () => {
  const { call } = await newShopper(url)
  await recharge(url, call, 200_000)
  const warehouse = await staff(url, 'warehouse')
  const tracking_number = `SF${String(Date.now()).slice(-11)}78`
  await call('POST /inbounds', {
    body: {
      warehouse_id: 'GZ1',
      tracking_number,
      title: 'Tea set',
      quantity: 1,
      value_fen: 9_000,
      remark: '',
    },
  })
  const { items } = await warehouse('POST /staff/arrivals', {
    body: { warehouse_id: 'GZ1', tracking_number },
  })
  const params = { id: items[0]!.id }
  const sides = { length_mm: 200, width_mm: 150, height_mm: 100 }
  await warehouse('PUT /staff/stock_items/{id}/measures', {
    params,
    body: { weight_grams: 480, ...sides, category: null },
  })
  const file_id = await upload(warehouse, 'inspection', drawPicture(40))
  await warehouse('POST /staff/stock_items/{id}/photos', { params, body: { file_id, kind: 'free' } })
  await warehouse('POST /staff/stock_items/{id}/shelve', { params, body: { shelf: 'E-01-1' } })
  const address = await addHome(call)
  const goods = {
    stock_item_ids: [params.id],
    address_id: address.id,
    service_ids: [VIDEO_SERVICE],
    insured_fen: 0,
  }
  const quote = await call('POST /parcels/preview', { body: goods })
  const line = quote.lines.find((offer) => offer.total_fen !== null)!
  const { id, total_fen } = await call('POST /parcels', {
    body: {
      ...goods,
      line_id: line.line_id,
      declaration: quote.declaration.map(({ stock_item_id, value_fen }) => ({
        stock_item_id,
        description: 'Tea set',
        value_fen,
      })),
      remark: '',
      expected_total_fen: line.total_fen!,
      accept_terms: true,
    },
  })
  await call('POST /payments', {
    body: { parcel_id: id, method: 'balance', expected_total_fen: total_fen },
  })
  await warehouse('POST /staff/parcels/{id}/start_packing', { params: { id }, body: {} })

  const browser = await launchWithCamera()
  const seat = await sitDown(browser, url, { lang: 'en', width: 1280, height: 900 })
  const { page, context, complaints } = seat
  try {
    await context.grantPermissions(['camera'])
    await context.addInitScript({
      content: `localStorage.setItem('console.camera', '{"id":"kept","name":"fake_device_0"}')`,
    })
    await logInStaffAt(seat, url, 'warehouse')
    await page.goto(`/console/packing?id=${id}`)
    await page.getByRole('button', { name: new RegExp(`^${devices.film.start}`) }).waitFor()
    await page.keyboard.press('Shift+F6')
    await page.getByText(/Recording 0:0[3-9]/).waitFor()
    await page.keyboard.press('Shift+F6')
    // Not the camera's live picture, which is a video as well.
    const player = page.locator(`video[aria-label="${packingVideo.title}"]`)
    await player.waitFor()
    expect(await play(player)).toMatchObject({ error: null, isWide: true })
    expect(complaints).toEqual([])

    // The shopper sees the same film.
    const { video } = await call('GET /parcels/{id}', { params: { id } })
    const film = await fetch(new URL(video!.url, url))
    expect([film.status, film.headers.get('content-type')]).toEqual([200, 'video/webm'])
    expect((await film.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
  } catch (error) {
    throw new Error(`${String(error)}\n${await keepEvidence(page, 'packing-film')}`, { cause: error })
  } finally {
    await browser.close()
  }
})
