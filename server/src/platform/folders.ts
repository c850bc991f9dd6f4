import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The root folder of the product. Found by going up from here, so that it works both for the sources and for
 * the bundle that `npm start` runs.
 */
export const rootFolder = (): string => (root ??= findRoot())

/** A folder with files of the server: `migrations`, `content`, `seed`, `workers`. */
export const serverFolder = (name: string): URL => pathToFileURL(join(rootFolder(), 'server', name, '/'))

/** The folder of the duty rules. */
export const rulesFolder = (): URL => pathToFileURL(join(rootFolder(), 'rules', '/'))

let root: string | undefined

function findRoot(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'server', 'migrations'))) {
    const above = dirname(folder)
    if (above === folder) throw new Error('the folder of the server was not found')
    folder = above
  }
  return folder
}
