import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, sourceFiles } from './source-files.ts'

/*
 * `npm run figures`: the size of the repository by kind, and of the product's source by workspace. With `--
 * --types` also how many types the compiler checks. `npm run recipes` says how many files one more of
 * something takes.
 */

/** The first that matches is a file's kind. */
const KINDS: readonly [string, RegExp][] = [
  ['decision records', /^docs\/decisions\/\d.*\.md$/],
  ['other documents', /\.md$/],
  ['tests and what they share', /\.test(-support)?\.tsx?$|\/testing[^/]*\.tsx?$|\/test\/|^e2e\//],
  ['generated', /\/database\/tables\.ts$|\/client-types\.ts$/],
  ['migrations', /^server\/migrations\//],
  ['style sheets', /\.css$/],
  ['texts', /^text\//],
  ['demo and first content', /^demo\/|^server\/(src\/(demo|site\/seed|goods\/drawings)|seed|content)\//],
  ['product source', /^(?!bench|tools)\w+\/src\/.*\.tsx?$/],
  ['tools, benchmarks, configuration', /./],
]

type Sum = { files: number; lines: number }
const kinds = new Map<string, Sum>(KINDS.map(([kind]) => [kind, { files: 0, lines: 0 }]))
const workspaces = new Map<string, Sum>()

for (const file of sourceFiles(/\.(tsx?|mjs|sql|css|md)$/)) {
  const [kind] = KINDS.find(([, files]) => files.test(file))!
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1
  add(kinds, kind, lines)
  if (kind === 'product source') add(workspaces, file.split('/')[0]!, lines)
}
for (const row of rowsOf(kinds)) console.log(row)
console.log('\nproduct source by workspace')
for (const row of rowsOf(workspaces)) console.log(row)
if (process.argv.includes('--types')) countTypes()

function add(sums: Map<string, Sum>, name: string, lines: number): void {
  const { files, lines: before } = sums.get(name) ?? { files: 0, lines: 0 }
  sums.set(name, { files: files + 1, lines: before + lines })
}

function rowsOf(sums: ReadonlyMap<string, Sum>): string[] {
  return [...sums].map(
    ([name, { files, lines }]) => `${name.padEnd(34)}${format(lines)} lines in ${format(files)} files`,
  )
}

function format(figure: number): string {
  return String(figure).padStart(8)
}

/** The compiler's own count. */
function countTypes(): void {
  const tsc = join(ROOT, 'node_modules/.bin/tsc')
  const { stdout } = spawnSync(tsc, ['-p', '.', '--checkers', '1', '--extendedDiagnostics'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  console.log(`\n${stdout.match(/^(?:Types|Instantiations|Memory used|Check time):.*$/gm)?.join('\n')}`)
}
