import { loadChunk } from '@longhaul/browser/chunk/chunk-reload.ts'
import { type ComponentType, lazy } from 'react'

const modules = import.meta.glob<{ default: ComponentType }>('../*/*Screen.tsx')

/**
 * Lazy-loads the default export of `src/<name>.tsx`: `screen('review/ReviewScreen')`. If the chunk no longer
 * exists, the page is reloaded.
 */
export function screen(name: string): ComponentType {
  const find = modules[`../${name}.tsx`]
  if (!find) throw new Error(`there is no screen ${name}`)
  return lazy(() => loadChunk(find))
}
