import type { RunningServer } from '../platform/running-servers.ts'

/** The facts known before a command opens anything. */
export type Known = {
  /** Whether DATA_DIR or DATABASE_URL was given: an explicit choice is always used. */
  isGiven: boolean
  /** The given or default folder, and whether there is a database in it. */
  dataDir: string
  hasData: boolean
  running: readonly RunningServer[]
}

/**
 * The folder whose data a command opens: the given one, or else that of the only running server, or else the
 * default one. Throws an error that names the candidates if there are several, and also if there is no data:
 * a command must not create a second shop.
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
      `A server is running at ${only.publicUrl} with an external database. To use its data, set DATABASE_URL as it has it, and DATA_DIR=${only.dataDir}.`,
    )
  }
  if (only)
    throw new Error(
      `Which data? Set DATA_DIR to one of these:\n${[
        ...(hasData ? [`  ${dataDir}`] : []),
        ...others.map((server) => `  ${server.dataDir}  (a server is running there, ${server.publicUrl})`),
      ].join('\n')}`,
    )
  throw new Error(
    `There is no shop in ${dataDir}, and no server is running. Start the server once, or set DATA_DIR.`,
  )
}
