import { buildServer } from '../server/test/server-process.ts'
import { filesInBucket } from './operations/bucket.ts'
import { bookingAway } from './operations/booking-away.ts'
import { fullDisk } from './operations/disk.ts'
import { flatMemory, manyStreams } from './operations/endurance.ts'
import { failover } from './operations/failover.ts'
import { composed } from './operations/compose.ts'
import { image } from './operations/image.ts'
import { manifests } from './operations/kubernetes.ts'
import { pointInTime } from './operations/point-in-time.ts'
import { databaseRestarts, killed, uncaught } from './operations/faults.ts'
import { proxyRecipes, rollingRestart } from './operations/proxy.ts'
import { oneMachine } from './operations/one-machine.ts'
import { twoMachines, twoMachinesByImage } from './operations/two-machines.ts'
import { throughPooler } from './operations/pooler.ts'
import { forPrometheus } from './operations/recipes.ts'
import { readsFromReplica } from './operations/replica.ts'
import { providersAway } from './operations/away.ts'
import { expiredCertificate } from './operations/certificate.ts'
import { jumpingClock } from './operations/clock.ts'
import { slowClients, webhookStorm } from './operations/storm.ts'
import { tracesUnderLoad } from './operations/traces.ts'
import { upgrades } from './operations/upgrades.ts'
import { twoVersions } from './operations/versions.ts'
import { Missing, Scene, waitForInspection } from './operations/scene.ts'

/*
 * `npm run test:operations [-- NAME…]`: tests the recipes under operations/ with the programs they are for,
 * and the shop as several processes, under load and under failures. Checks whose programs are not installed
 * are skipped, and reported. Each check starts what it needs on loopback, and ends it; with ASK=1 a failed
 * check waits for Enter before that.
 */

/** The checks, in this order; each returns its figures. */
const CHECKS: Readonly<Record<string, (scene: Scene) => Promise<string>>> = {
  prometheus: forPrometheus,
  traces: tracesUnderLoad,
  pooler: throughPooler,
  bucket: filesInBucket,
  proxies: proxyRecipes,
  rolling: rollingRestart,
  versions: twoVersions,
  killed,
  uncaught,
  database: databaseRestarts,
  disk: fullDisk,
  away: providersAway,
  booking: bookingAway,
  clock: jumpingClock,
  storm: webhookStorm,
  slow: slowClients,
  certificate: expiredCertificate,
  failover,
  replica: readsFromReplica,
  'point-in-time': pointInTime,
  upgrades,
  streams: manyStreams,
  memory: flatMemory,
  kubernetes: manifests,
  image,
  compose: composed,
  'one-machine': oneMachine,
  'two-machines': twoMachines,
  'two-machines-image': twoMachinesByImage,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in CHECKS))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are ${Object.keys(CHECKS).join(', ')}.`)
  process.exit(1)
}
await buildServer()
let failed = 0
for (const [name, check] of Object.entries(CHECKS)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const scene = new Scene()
  const begun = performance.now()
  const say = (outcome: string, more: string) =>
    console.log(`${outcome}  ${name}, ${((performance.now() - begun) / 1_000).toFixed(1)} s: ${more}`)
  try {
    say('passed', await check(scene))
  } catch (error) {
    if (error instanceof Missing) say('skipped', error.message)
    else {
      failed += 1
      say('FAILED', error instanceof Error ? (error.stack ?? error.message) : String(error))
      console.log(scene.output.split('\n').slice(-40).join('\n'))
      await waitForInspection(`${scene.folder}\n`)
    }
  } finally {
    await scene.end()
  }
}
// A check that failed may have left its load running.
process.exit(failed > 0 ? 1 : 0)
