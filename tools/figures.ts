import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cyclesOf } from './cycles.ts'
import { functionsOf } from './functions.ts'
import { TEST } from './import-rules.ts'
import { importsOf } from './imports.ts'
import { ROOT, sourceFiles } from './source-files.ts'

/*
 * `npm run figures`: the size of the code base, as limited by `cycles.test.ts`, `functions.test.ts` and `tidy.test.ts`. `npm run recipes` says how many files
 * one more of something takes; `npm test` reports its duration at its end.
 */

const LONGEST = 10
const product = sourceFiles(/^[a-z0-9]+\/src\/.*\.tsx?$/).filter((file) => !TEST.test(file))
const say = (line: string): boolean => process.stdout.write(`${line}\n`)

const lengths = product
  .map((file) => readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1)
  .toSorted((a, b) => a - b)
say(`${product.length} files of the product, half of them with at most ${lengths[lengths.length >> 1]} lines`)

const cycles = cyclesOf(sourceFiles(/\.tsx?$/).flatMap((file) => importsOf(ROOT, file)))
say(`${cycles.length} cycles of imports, types included`)
for (const files of cycles) say(`  ${files.join(' → ')}`)

const functions = product.flatMap((file) => functionsOf(ROOT, file)).toSorted((a, b) => b.lines - a.lines)
say(`${functions.length} functions, the longest:`)
for (const { id, lines } of functions.slice(0, LONGEST)) say(`  ${lines} lines  ${id}`)
