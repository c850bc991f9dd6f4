import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../server/test/server-process.ts'
import { ROOT } from '../source-files.ts'
import { Cluster } from './cluster.ts'
import { Missing, type Scene, programCalled, until } from './scene.ts'
import { startShop } from './shop.ts'

/**
 * Schemas of Kubernetes 1.3x and of CloudNativePG from npm: installed in the scene only, because they are 35
 * MB and only for this check.
 */
const SCHEMAS = ['kubernetes-models@4.5.1', '@kubernetes-models/cloudnative-pg@0.1.4', 'yaml@2.9.1']

type Named = { name: string; key?: string }
type Container = {
  name: string
  args?: string[]
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef: Named } }[]
  envFrom?: { configMapRef?: Named; secretRef?: Named }[]
  volumeMounts?: { name: string }[]
  ports?: { name: string; containerPort: number }[]
  readinessProbe?: { httpGet: { path: string; port: string } }
}
type Pod = {
  metadata?: { labels?: Record<string, string> }
  spec: { containers: Container[]; volumes?: { name: string; secret?: { secretName: string } }[] }
}
type Manifest = {
  apiVersion: string
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  stringData?: Record<string, string>
  spec?: {
    template?: Pod
    jobTemplate?: { spec: { template: Pod } }
    selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>
  }
}

/**
 * Checks the manifests without a cluster: kubectl assembles them, each is validated against the schema of its
 * kind and, as TypeScript, for unknown fields; everything they refer to exists; and processes with exactly
 * the settings of their pods become ready on a database.
 */
export async function manifests(scene: Scene): Promise<string> {
  const text = scene.run(programCalled('kubectl', 'kubernetes-client'), [
    'kustomize',
    `${ROOT}/operations/kubernetes`,
  ])
  const folder = scene.folderFor('schemas')
  try {
    scene.run(programCalled('npm'), ['install', '--prefix', folder, '--no-audit', '--no-fund', ...SCHEMAS], {
      HOME: folder,
      ...(process.env['NODE_EXTRA_CA_CERTS']
        ? { NODE_EXTRA_CA_CERTS: process.env['NODE_EXTRA_CA_CERTS'] }
        : {}),
    })
  } catch (error) {
    throw new Missing(`the schemas cannot be brought from npm (${String(error).slice(0, 200)})`)
  }
  const load = createRequire(join(folder, 'package.json'))
  const { parseAllDocuments } = load('yaml') as { parseAllDocuments(text: string): { toJS(): Manifest }[] }
  const all = parseAllDocuments(text).map((document) => document.toJS())
  const example = parseAllDocuments(
    scene.run('cat', [`${ROOT}/operations/kubernetes/secrets.example.yaml`]),
  ).map((document) => document.toJS())
  for (const manifest of [...all, ...example]) validate(load, manifest)
  typeCheck(scene, folder, [...all, ...example])
  const faults = [...referenceFaults([...all, ...example]), ...settingFaults([...all, ...example])]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  await startAsPods(scene, [...all, ...example])
  return `${all.length} objects put together by kubectl, each as the schema of its kind wants it and without unknown fields; everything they name is there; web and worker became ready with the settings of their pods, migrate and backup did their work. No cluster was there to take them`
}

const moduleOf = ({ apiVersion }: Manifest): string =>
  apiVersion.startsWith('postgresql.cnpg.io')
    ? `@kubernetes-models/cloudnative-pg/${apiVersion}`
    : `kubernetes-models/${apiVersion}`

function validate(load: NodeJS.Require, manifest: Manifest): void {
  const kinds = load(moduleOf(manifest)) as Record<string, new (data: Manifest) => { validate(): void }>
  const Kind = kinds[manifest.kind]
  if (!Kind) throw new Error(`${manifest.apiVersion} has no ${manifest.kind}`)
  try {
    new Kind(manifest).validate()
  } catch (error) {
    throw new Error(`${manifest.kind} ${manifest.metadata.name}: ${String(error)}`, { cause: error })
  }
}

/** The schemas allow unknown fields; TypeScript does not, in literals. */
function typeCheck(scene: Scene, folder: string, all: readonly Manifest[]): void {
  const lines = all.flatMap((manifest, at) => [
    `import type { I${manifest.kind} as Kind${at} } from '${moduleOf(manifest)}'`,
    `export const object${at}: Kind${at} = ${JSON.stringify(manifest, null, 1)}`,
  ])
  writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'))
  scene.run(process.execPath, [
    join(ROOT, 'node_modules/typescript/bin/tsc'),
    ...[
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--types',
      '',
    ],
    join(folder, 'manifests.ts'),
  ])
}

const podOf = ({ spec }: Manifest): Pod | undefined => spec?.template ?? spec?.jobTemplate?.spec.template

const containersOf = (manifest: Manifest): Container[] => podOf(manifest)?.spec.containers ?? []

/** Secrets that the operator creates for the cluster called `database`. */
const OPERATORS = ['database-app', 'database-ca']

/** References to objects that do not exist. */
function referenceFaults(all: readonly Manifest[]): string[] {
  const there = new Set([
    ...all.map(({ kind, metadata }) => `${kind} ${metadata.name}`),
    ...OPERATORS.map((name) => `Secret ${name}`),
  ])
  const faults: string[] = []
  const want = (who: string, what: string) => there.has(what) || faults.push(`${who} wants ${what}`)
  const labelled: Record<string, string>[] = all.map((manifest) => podOf(manifest)?.metadata?.labels ?? {})
  for (const manifest of all) {
    const who = `${manifest.kind} ${manifest.metadata.name}`
    const pod = podOf(manifest)
    for (const container of pod?.spec.containers ?? []) {
      for (const { configMapRef, secretRef } of container.envFrom ?? [])
        want(who, configMapRef ? `ConfigMap ${configMapRef.name}` : `Secret ${secretRef!.name}`)
      for (const { valueFrom } of container.env ?? [])
        if (valueFrom) want(who, `Secret ${valueFrom.secretKeyRef.name}`)
      const volumes = pod!.spec.volumes?.map(({ name }) => name) ?? []
      for (const { name } of container.volumeMounts ?? [])
        if (!volumes.includes(name)) faults.push(`${who} wants the volume ${name}`)
    }
    for (const { secret } of pod?.spec.volumes ?? []) if (secret) want(who, `Secret ${secret.secretName}`)
    const selector =
      manifest.spec?.selector?.matchLabels ??
      (manifest.kind === 'Service' ? manifest.spec?.selector : undefined)
    const isLabelled = labelled.some((labels) =>
      Object.entries(selector ?? {}).every(([name, value]) => labels[name] === value),
    )
    if (selector && !isLabelled) faults.push(`${who} selects nobody`)
  }
  return faults
}

/** Settings that the shop does not know. */
function settingFaults(all: readonly Manifest[]): string[] {
  const page = readFileSync(join(ROOT, 'docs/operating/reference.md'), 'utf8')
  const names = all.flatMap((manifest) => [
    ...Object.keys(manifest.data ?? {}),
    ...Object.keys(manifest.stringData ?? {}),
    ...containersOf(manifest).flatMap(({ env }) => env?.map(({ name }) => name) ?? []),
  ])
  return names
    .filter((name) => name !== 'DATABASE_PASSWORD' && !page.includes(`\`${name}\``))
    .map((name) => `${name} is no setting of the shop`)
}

/**
 * Runs what the pods run with their settings; only what a cluster would provide is replaced: the database,
 * secrets, ports.
 */
async function startAsPods(scene: Scene, all: readonly Manifest[]): Promise<void> {
  const cluster = await Cluster.make(scene)
  await cluster.ask('create database longhaul')
  const data = scene.folderFor('data')
  const [sealingKey, token] = [randomBytes(32).toString('base64'), randomBytes(16).toString('hex')]
  const inPod = async (
    component: string,
  ): Promise<{ settings: Record<string, string>; container: Container }> => {
    const [container] = all.filter((one) => one.metadata.name === component).flatMap(containersOf)
    if (!container) throw new Error(`there is no ${component}`)
    const shared = (container.envFrom ?? []).flatMap(({ configMapRef, secretRef }) =>
      all.flatMap(({ kind, metadata, data: settings, stringData }) =>
        `${kind} ${metadata.name}` ===
        (configMapRef ? `ConfigMap ${configMapRef.name}` : `Secret ${secretRef!.name}`)
          ? Object.entries(settings ?? stringData ?? {})
          : [],
      ),
    )
    const own = (container.env ?? []).flatMap(({ name, value }) =>
      value === undefined ? [] : [[name, value] as const],
    )
    const settings = Object.fromEntries([...shared, ...own])
    delete settings['DATABASE_REPLICA_URL']
    return {
      container,
      settings: {
        ...settings,
        DATABASE_URL: cluster.url('longhaul'),
        DATA_DIR: data,
        SEALING_KEYS: sealingKey,
        METRICS_TOKEN: token,
        METRICS_PORT: String(await freePort()),
        S3_ACCESS_KEY: 'key',
        S3_SECRET_KEY: 'secret',
      },
    }
  }
  const run = async (component: string): Promise<string> => {
    const { settings, container } = await inPod(component)
    const args = container.args!.slice(1).map((arg) => (arg === '/backups' ? `${data}/backups` : arg))
    const env = { PATH: process.env['PATH'] ?? '', ...settings }
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, env })
    return stdout
  }
  if (!/Done in/.test(await run('migrate'))) throw new Error('the Job did not migrate')
  for (const component of ['web', 'worker']) {
    const { settings, container } = await inPod(component)
    const shop = await startShop(scene, settings)
    await until(
      `${component} is ready`,
      async () => (await shop.status(container.readinessProbe!.httpGet.path)) === 200,
    )
  }
  if (!/is complete/.test(await run('backup'))) throw new Error('the CronJob made no backup')
}
