import { chunkFailed } from '@longhaul/browser/chunk/chunk-reload.ts'
import { type ComponentType, lazy } from 'react'

const modules = import.meta.glob<{ default: ComponentType }>('../*/*Screen.tsx')

/** The default export of `src/<name>.tsx` in a chunk of its own: `screen('review/ReviewScreen')`. A chunk that is gone reloads the page. */
export function screen(name: string): ComponentType {
  const find = modules[`../${name}.tsx`]
  if (!find) throw new Error(`there is no screen ${name}`)
  return lazy(() => find().catch(chunkFailed))
}
