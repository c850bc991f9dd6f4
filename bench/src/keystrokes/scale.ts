import type { Seat } from '@longhaul/e2e/browser.ts'

/* Code that runs in the page is a text, because a function compiled here needs helpers that no page has. */
const PLUGGED_IN = `
  let line
  const port = {
    readable: null,
    open: async () => { port.readable = new ReadableStream({ start: (controller) => { line = controller } }) },
    close: async () => {},
  }
  Object.defineProperty(navigator, 'serial', { value: { getPorts: async () => [port], requestPort: async () => port } })
  addEventListener('scale', ({ detail }) => line.enqueue(new TextEncoder().encode(detail + '\\r\\n')))
  localStorage.setItem('console.scale', '9600')
  localStorage.setItem('console.warehouse', 'GZ1')
  localStorage.setItem('console.camera', '{"id":"kept","name":"fake_device_0"}')
`

/**
 * Gives every page a scale on a serial port, which reports what `putOnScale` sets, and the previously chosen
 * camera and warehouse.
 */
export async function plugInScale(context: Seat['context']): Promise<void> {
  await context.addInitScript({ content: PLUGGED_IN })
}

/** Puts something on the scale, which reports the weight once, as stable. */
export async function putOnScale(page: Seat['page'], grams: number): Promise<void> {
  const line = `ST,GS,+${(grams / 1000).toFixed(3).padStart(8, '0')}kg`
  await page.evaluate((detail) => dispatchEvent(new CustomEvent('scale', { detail })), line)
}
