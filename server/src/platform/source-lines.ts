import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rootFolder } from './folders.ts'

/**
 * Has faults name the lines of the sources and not of the bundle. Node's own way reads every map at the start, 20 MB of memory that a start without a
 * fault never looks into; this reads one with the first fault that is shown.
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
  const told = String(frame)
  const file = frame.getFileName()
  const line = frame.getLineNumber()
  const column = frame.getColumnNumber()
  if (!file?.startsWith('file:') || line === null || column === null) return told
  const entry = mapOf(fileURLToPath(file))?.findEntry(line - 1, column - 1)
  if (!entry || !('originalSource' in entry)) return told
  const source = relative(rootFolder(), resolve(dirname(fileURLToPath(file)), entry.originalSource))
  return told.replace(
    `${file}:${line}:${column}`,
    `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`,
  )
}

const maps = new Map<string, SourceMap | undefined>()

/** The map beside a file, if it has one that can be read. */
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
