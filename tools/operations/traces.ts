import { receiver } from '../../server/src/operations/traces/receiver.test-support.ts'
import { Cluster } from './cluster.ts'
import { Load } from './load.ts'
import { type Scene, until } from './scene.ts'
import { call, newShopper, shopOn, startShop } from './shop.ts'

const CALLS = 800

/**
 * Traces under load to a collector that accepts them, that does not reply, and that is gone: every span is
 * valid OTLP, no call fails or waits because of it, and the process ends in time.
 */
export async function tracesUnderLoad(scene: Scene): Promise<string> {
  const collector = await receiver()
  scene.later(() => collector.end())
  const cluster = await Cluster.make(scene)
  await cluster.ask('create database longhaul')
  const plain = shopOn(scene, cluster.url('longhaul'))
  const first = await startShop(scene, plain)
  await cluster.ask('insert into shop_opening (opened_at) values (now())', 'longhaul')
  const without = await medianOf(first.url)
  await first.end()

  const traced = { ...plain, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '500' }
  const shop = await startShop(scene, traced)
  const load = await Load.begin(shop.url, 10)
  await load.more(1_500)
  const taken = collector.spans().length
  collector.answer('nothing')
  await load.more(1_500)
  if (load.failures > 0) throw new Error(load.summary)
  const { lost } = await load.end()
  if (lost.length > 0) throw new Error(lost.join('\n'))
  collector.answer(200)
  const withTraces = await medianOf(shop.url)
  await until('a trace comes again', () => collector.spans().length > taken, 30_000)
  const requests = collector.spans().filter(({ kind }) => kind === 2)
  if (requests.length < 1_000) throw new Error(`${requests.length} requests were traced`)

  collector.answer('nothing')
  await call(shop.url, 'GET', '/health/ready')
  const begun = performance.now()
  const code = await shop.end()
  const endMs = performance.now() - begun
  if (code !== 0 || endMs > 8_000) throw new Error(`ended with ${code} after ${Math.round(endMs)} ms`)

  const alone = await startShop(scene, { ...traced, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  for (let count = 0; count < 100; count++) await call(alone.url, 'GET', '/health/ready')
  await until('it is said', () => alone.output.includes('traces could not be delivered'), 30_000)
  return `${load.calls} calls, none failed while the collector took nothing; ${collector.spans().length} spans, each as OTLP has it; a call ${without.toFixed(1)} ms at the median without traces and ${withTraces.toFixed(1)} with all of them; ended within ${Math.round(endMs)} ms beside a collector that did not answer; one that is gone is said in the log`
}

/** The median duration of a small call, after the server has handled as many before. */
async function medianOf(url: string): Promise<number> {
  const { token } = await newShopper(url)
  const waits: number[] = []
  for (let count = 0; count < CALLS; count++) {
    const begun = performance.now()
    await call(url, 'GET', '/users/info', { token })
    waits.push(performance.now() - begun)
  }
  return waits.slice(CALLS / 2).toSorted((one, other) => one - other)[CALLS / 4]!
}
