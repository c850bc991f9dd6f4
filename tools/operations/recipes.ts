import { ROOT } from '../source-files.ts'
import { type Scene, programCalled } from './scene.ts'

const FOLDER = `${ROOT}/operations/prometheus`

/** Prometheus accepts our file and our alerts, and their own tests pass. */
export async function forPrometheus(scene: Scene): Promise<string> {
  const promtool = programCalled('promtool', 'prometheus')
  scene.run(promtool, ['check', 'config', `${FOLDER}/prometheus.yml`])
  const output = scene.run(promtool, ['check', 'rules', `${FOLDER}/alerts.yml`])
  for (const tests of ['alerts.test.yml', 'alerts-by-day.test.yml'])
    scene.run(promtool, ['test', 'rules', `${FOLDER}/${tests}`])
  return `${/(\d+) rules found/.exec(output)?.[1] ?? '?'} rules`
}
