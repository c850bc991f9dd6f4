/*
 * Builds what is missing or older than its sources: the shop for the browser and for the server, and the console, each once per language; then
 * compresses the files that browsers ask for. `npm start` runs it first. Says nothing where there is nothing to do.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
const LANGS = ['en', 'zh']
const SHARED = [
  'ui/src',
  'text/src',
  'domain/src',
  'contract/src',
  'tools/build.mjs',
  'tools/one-language.ts',
  'package-lock.json',
]

/** Each front end: the folder it is built in, what its bundles are made of, and the calls that make them. */
const FRONT_ENDS = [
  {
    name: 'storefront',
    runs: LANGS.flatMap((lang) => [
      ['--mode', lang],
      ['--mode', lang, '--ssr', 'src/server.tsx'],
    ]),
  },
  { name: 'console', runs: LANGS.map((lang) => ['--mode', lang]) },
]

for (const frontEnd of FRONT_ENDS) {
  const dist = join(ROOT, frontEnd.name, 'dist')
  const stampFile = join(dist, '.stamp')
  const stamp = hashOf([
    `${frontEnd.name}/src`,
    `${frontEnd.name}/vite.config.ts`,
    `${frontEnd.name}/index.html`,
    ...SHARED,
  ])
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) continue

  const started = performance.now()
  rmSync(dist, { recursive: true, force: true })
  await inPairs(frontEnd.runs.map((args) => () => vite(frontEnd.name, args)))
  for (const file of filesIn(dist)) compress(file)
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
  console.log(`built the ${frontEnd.name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
}

/** One bundle. Its output is shown only when it fails. */
function vite(folder, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [VITE, 'build', '--logLevel', 'warn', ...args], {
      cwd: join(ROOT, folder),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`vite build ${args.join(' ')} of ${folder} failed:\n${output}`)),
    )
  }).catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
}

/** Two at a time: that is how many cores a small machine has. */
async function inPairs(tasks) {
  const queue = [...tasks]
  const work = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) await task()
  }
  await Promise.all([work(), work()])
}

/** Beside each text file that a browser asks for, its compressed forms. */
function compress(file) {
  if (!['.js', '.css', '.svg'].includes(extname(file)) || file.includes(join('dist', 'server'))) return
  const content = readFileSync(file)
  if (content.length < 1024) return
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    const whole = join(ROOT, path)
    if (!existsSync(whole)) continue
    const files = extname(path) === '' ? filesIn(whole).toSorted() : [whole]
    for (const file of files) {
      // A test changes no bundle.
      if (/\.test(-support)?\.tsx?$/.test(file)) continue
      hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}
