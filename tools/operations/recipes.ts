import { ROOT } from '../source-files.ts'
import { type Scene, programCalled } from './scene.ts'

const FOLDER = `${ROOT}/operations/prometheus`

/** Prometheus accepts our file and our alerts, and their own tests pass. */
export async function forPrometheus(scene: Scene): Promise<string> {
  const promtool = programCalled('promtool', 'prometheus')
  scene.run(promtool, ['check', 'config', `${FOLDER}/prometheus.yml`])
  const output = scene.run(promtool, ['check', 'rules', `${FOLDER}/alerts.yml`])
  scene.run(promtool, ['test', 'rules', `${FOLDER}/alerts.test.yml`])
  return `${/(\d+) rules found/.exec(output)?.[1] ?? '?'} rules`
}
