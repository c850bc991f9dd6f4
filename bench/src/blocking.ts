/**
 * How long pages keep a telephone's main thread from answering a touch, and by what: the sum of what each
 * task after the first paint takes beyond 50 ms (total blocking time, goal 50), at a quarter of this
 * machine's speed and an unlimited network, with the longest task and its heaviest functions. Compare two
 * versions only alternately. `npx tsx bench/src/blocking.ts [runs, 5] [http://127.0.0.1:3000]` after `npm run
 * build`; without an address it starts a demo of its own.
 */
import { FIRST_LANG, type Lang } from '@longhaul/domain/languages.ts'
import { launchToMeasure } from '@longhaul/e2e/browser.ts'
import { DemoServer } from '@longhaul/e2e/server.ts'
import { seededDemo } from '@longhaul/e2e/seeded-demo.ts'
import { demoSession } from './demo-session.ts'
import { onLoopback } from './on-loopback.ts'

const RUNS = Math.min(20, Number(process.argv[2] ?? 5))
const SLOWER = 4
const LONG_US = 50_000
/** After the page has loaded, until it is quiet. */
const QUIET_MS = 5_000
const FORM = `/productdetail?url=${encodeURIComponent('https://item.taobao.com/item.htm?id=812600000101')}`
/** A page for logged-in shoppers is opened by a shopper of the demo. */
const PAGES: readonly [path: string, lang: Lang, isPrivate?: 'private'][] = [
  ['/', FIRST_LANG],
  ['/faq/59', FIRST_LANG],
  ['/user/login', FIRST_LANG],
  [FORM, FIRST_LANG],
  [FORM, 'zh'],
  ['/mine/order', FIRST_LANG, 'private'],
]

type CallFrame = { functionName: string; url: string; lineNumber: number; columnNumber: number }
type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  id?: string
  args: { data?: { startTime?: number; timeDeltas?: number[]; cpuProfile?: CpuProfile } }
}
type CpuProfile = { nodes?: { id: number; callFrame: CallFrame }[]; samples?: number[] }
type Task = { ts: number; dur: number }

const server = process.argv[3] ? undefined : await DemoServer.start(await seededDemo())
const base = onLoopback(server?.url ?? process.argv[3]!)
const browser = await launchToMeasure()
const session = await demoSession(base)
try {
  for (const [path, lang, isPrivate] of PAGES) {
    const runs: { blockedMs: number; longest: string }[] = []
    for (let run = 0; run < RUNS; run++)
      runs.push(figuresOf(await trace(path, lang, isPrivate ? session : {})))
    const { blockedMs, longest } = runs.toSorted((a, b) => a.blockedMs - b.blockedMs)[RUNS >> 1]!
    console.log(`${path.split('?')[0]} (${lang}): ${blockedMs} ms; ${longest}`)
  }
} finally {
  await browser.close()
  await server?.stop()
}

async function trace(path: string, lang: Lang, cookies: Record<string, string>): Promise<TraceEvent[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true })
  await context.addCookies(
    Object.entries({ lang, ...cookies }).map(([name, value]) => ({ name, value, url: base.origin })),
  )
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const events: TraceEvent[] = []
  // The protocol's type says that all their values are texts.
  devTools.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(JSON.parse(JSON.stringify(value)) as TraceEvent[])),
  )
  const includedCategories = [
    'devtools.timeline',
    'disabled-by-default-devtools.timeline',
    'disabled-by-default-v8.cpu_profiler',
    'loading',
  ]
  await devTools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await page.goto(new URL(path, base).href)
  await page.waitForTimeout(QUIET_MS)
  const complete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve))
  await devTools.send('Tracing.end')
  await complete
  await context.close()
  return events
}

function figuresOf(events: readonly TraceEvent[]): { blockedMs: number; longest: string } {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('the page was not painted')
  const tasks = events.flatMap(({ name, pid, tid, ts, dur = 0 }): Task[] =>
    name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts > paint.ts && dur > LONG_US
      ? [{ ts, dur }]
      : [],
  )
  const blockedUs = tasks.reduce((sum, { dur }) => sum + dur - LONG_US, 0)
  const longest = tasks.toSorted((a, b) => b.dur - a.dur)[0]
  return {
    blockedMs: Math.round(blockedUs / 1_000),
    longest: longest
      ? `longest task ${Math.round(longest.dur / 1_000)} ms after ${Math.round((longest.ts - paint.ts) / 1_000)} ms: ${heaviest(events, paint.pid, longest)}`
      : 'no long task',
  }
}

/** The functions in which a task spent most of its time, by the profiler's samples. */
function heaviest(events: readonly TraceEvent[], pid: number, task: Task): string {
  const spentUs = new Map<string, number>()
  for (const { names, samples } of profilesOf(events, pid))
    for (const [at, { ts, id }] of samples.entries()) {
      const next = samples[at + 1]
      if (!next || ts < task.ts || next.ts > task.ts + task.dur) continue
      const name = names.get(id) ?? ''
      spentUs.set(name, (spentUs.get(name) ?? 0) + next.ts - ts)
    }
  return [...spentUs]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 4)
    .map(([name, us]) => `${name} ${Math.round(us / 1_000)}`)
    .join(', ')
}

type Profile = { names: Map<number, string>; samples: { ts: number; id: number }[]; ts: number }

/** The profiles of a process, joined from their chunks. */
function profilesOf(events: readonly TraceEvent[], pid: number): Profile[] {
  const profiles = new Map<string, Profile>()
  const parts = events.filter((event) => event.pid === pid && /^Profile(Chunk)?$/.test(event.name))
  for (const { id = '', args } of parts.toSorted((a, b) => a.ts - b.ts)) {
    const profile = profiles.get(id) ?? { names: new Map<number, string>(), samples: [], ts: 0 }
    profiles.set(id, profile)
    const { startTime, timeDeltas = [], cpuProfile } = args.data ?? {}
    if (startTime !== undefined) profile.ts = startTime
    for (const node of cpuProfile?.nodes ?? []) profile.names.set(node.id, nameOf(node.callFrame))
    for (const [at, sample] of (cpuProfile?.samples ?? []).entries()) {
      profile.ts += timeDeltas[at] ?? 0
      profile.samples.push({ ts: profile.ts, id: sample })
    }
  }
  return [...profiles.values()]
}

function nameOf({ functionName, url, lineNumber, columnNumber }: CallFrame): string {
  return url
    ? `${functionName || 'module'} ${url.split('/').at(-1)}:${lineNumber + 1}:${columnNumber}`
    : functionName
}
