import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The folder of the whole product. Found upwards from here, so that it holds for the sources and for the bundle that `npm start` runs. */
export const rootFolder = (): string => (root ??= findRoot())

/** A folder of the server's own files: `migrations`, `content`, `seed`, `workers`. */
export const serverFolder = (name: string): URL => pathToFileURL(join(rootFolder(), 'server', name, '/'))

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
