import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './source-files.ts'

/*
 * `npm run test:operations`: the recipes under operations/ by the programs that they are for. What is not installed is skipped, and said.
 */

const CHECKS = [
  ['promtool', 'check', 'config', 'operations/prometheus/prometheus.yml'],
  ['promtool', 'check', 'rules', 'operations/prometheus/alerts.yml'],
  ['promtool', 'test', 'rules', 'operations/prometheus/alerts.test.yml'],
] as const

let failed = 0
for (const [program, ...args] of CHECKS) {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    cwd: join(ROOT),
    encoding: 'utf8',
  })
  const isMissing = (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT'
  const outcome = isMissing ? `skipped: ${program} is not installed` : status === 0 ? 'passed' : 'FAILED'
  console.log(`${outcome}  ${[program, ...args].join(' ')}`)
  if (isMissing || status === 0) continue
  failed += 1
  console.log(`${stdout}${stderr}`)
}
process.exitCode = failed > 0 ? 1 : 0
