import { join } from 'node:path'
import type { Plugin } from 'vite'

/* What makes the browser's bundle smaller than the bundler does by itself (docs/decisions/0128). */

/** Has parts loaded by `src/load-part.ts`, which does what these pages need of what the bundler's own can do. */
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
