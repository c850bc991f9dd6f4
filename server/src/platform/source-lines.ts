import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rootFolder } from './folders.ts'

/**
 * Makes stack traces name the lines of the sources instead of the bundle. Node's own option loads every source map at the start, which costs 20 MB of
 * memory that is useless without an error; this loads a map with the first stack trace that needs it.
 */
export function nameSourceLines(): void {
  Error.prepareStackTrace = (error, frames) =>
    [headOf(error), ...frames.map((frame) => `    at ${lineOf(frame)}`)].join('\n')
}

function headOf(error: Error): string {
  try {
    return String(error)
  } catch {
    return 'Error'
  }
}

function lineOf(frame: NodeJS.CallSite): string {
  const text = String(frame)
  const file = frame.getFileName()
  const line = frame.getLineNumber()
  const column = frame.getColumnNumber()
  if (!file?.startsWith('file:') || line === null || column === null) return text
  const entry = mapOf(fileURLToPath(file))?.findEntry(line - 1, column - 1)
  if (!entry || !('originalSource' in entry)) return text
  const source = relative(rootFolder(), resolve(dirname(fileURLToPath(file)), entry.originalSource))
  return text.replace(
    `${file}:${line}:${column}`,
    `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`,
  )
}

const maps = new Map<string, SourceMap | undefined>()

/** The source map next to a file, if there is a readable one. */
function mapOf(path: string): SourceMap | undefined {
  if (!maps.has(path)) maps.set(path, readMap(`${path}.map`))
  return maps.get(path)
}

function readMap(path: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}
