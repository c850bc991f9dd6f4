import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where the built front ends lie. Found upwards from here, so that it holds for the sources and for a bundled server alike. */
export const storefrontDist = (): string => join(rootFolder(), 'storefront', 'dist')
export const consoleDist = (): string => join(rootFolder(), 'console', 'dist')

function rootFolder(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'storefront', 'package.json'))) {
    const above = dirname(folder)
    if (above === folder) throw new Error('the folder of the storefront was not found')
    folder = above
  }
  return folder
}
