import { join } from 'node:path'
import type { Plugin } from 'vite'

/* Makes the browser bundle smaller than the bundler's defaults do. */

/** Loads lazy parts through `src/load-part.ts`, which implements only what these pages need of the bundler's own loader. */
export function ownLoading(): Plugin {
  const ours = join(import.meta.dirname, 'src/load-part.ts')
  return {
    name: 'own-loading',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { loadPart as __vitePreload } from ${JSON.stringify(ours)}`
        : null,
  }
}
