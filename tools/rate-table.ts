import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { join, resolve } from 'node:path'
import { makeTable, readSource } from './rate-source.ts'
import { ROOT } from './source-files.ts'

/*
 * `npm run rates -- NAME SOURCE.csv`: makes `rules/tables/NAME.tsv` from a source, which may be compressed,
 * as `rules/tables/NAME.json` describes it. The source is not part of the repository: rules/tables/README.md
 * tells where each is from.
 */

const [name, file] = process.argv.slice(2)
if (name === undefined || file === undefined || !/^[a-z][a-z0-9._]*$/.test(name)) {
  console.error('Usage: npm run rates -- NAME SOURCE.csv')
  process.exit(1)
}
const at = (path: string): string => join(ROOT, 'rules', path)
const content = readFileSync(resolve(process.env['INIT_CWD'] ?? '.', file))
const csv = (file.endsWith('.gz') ? gunzipSync(content) : content).toString('utf8').replace(/^\uFEFF/, '')
const subheadings = readFileSync(at('nomenclature/harmonized-system.tsv'), 'utf8')
  .split('\n')
  .map((line) => line.slice(0, 6))
const source = readSource(JSON.parse(readFileSync(at(`tables/${name}.json`), 'utf8')))
const { text, lines, codes } = makeTable(source, csv, subheadings)
writeFileSync(at(`tables/${name}.tsv`), text)
console.log(
  `rules/tables/${name}.tsv: ${lines} lines as ${codes} codes, ${Math.ceil(text.length / 1024)} KiB`,
)
