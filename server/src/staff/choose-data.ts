import type { RunningServer } from '../platform/running-servers.ts'

/** What is known before a command opens anything. */
export type Known = {
  /** DATA_DIR or DATABASE_URL was given: whoever says which data is meant is taken at their word. */
  isGiven: boolean
  /** The folder that is meant where none is given, and whether there is a database in it. */
  dataDir: string
  hasData: boolean
  running: readonly RunningServer[]
}

/**
 * Which folder's data a command opens: what was given; else those of the one server that runs; else those of the usual folder. Throws with every
 * candidate where there are several, and where there is nothing: a command makes no second shop beside the first.
 */
export function chooseData({ isGiven, dataDir, hasData, running }: Known): string {
  if (isGiven) return dataDir
  const others = running.filter((server) => server.dataDir !== dataDir)
  if (running.length === 0 && hasData) return dataDir
  if (others.length === 0 && running.length > 0) return dataDir
  const [only, ...more] = others
  if (only && more.length === 0 && running.length === 1 && !hasData) {
    if (only.hasOwnDatabase) return only.dataDir
    throw new Error(
      `A server runs at ${only.publicUrl} on a database of its own. Say which: set DATABASE_URL and DATA_DIR=${only.dataDir} as it has them.`,
    )
  }
  if (only)
    throw new Error(
      `Which data? Set DATA_DIR to one of these:\n${[
        ...(hasData ? [`  ${dataDir}`] : []),
        ...others.map((server) => `  ${server.dataDir}  (a server runs there, ${server.publicUrl})`),
      ].join('\n')}`,
    )
  throw new Error(`There is no shop in ${dataDir}, and no server runs. Start it once, or set DATA_DIR.`)
}
