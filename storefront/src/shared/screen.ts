import { later, type Later } from '@longhaul/browser/chunk/later.tsx'
import type { ComponentType } from 'react'
import { loadingPage } from './page-loading.ts'

/** A screen and the name of its chunk (chunks.ts), for which the server sends a preload. */
export type Screen = Later<object> & { chunk: string }

/** A screen's module. `preloadParts` is for the server, which renders a page completely: it loads the parts that the browser loads later. */
type ScreenModule = { default: ComponentType; preloadParts?: () => Promise<unknown> }

const modules = import.meta.glob<ScreenModule>('../*/*Screen.tsx')

/** The default export of `src/<name>.tsx`, in a chunk of its own: `screen('cart/CartScreen')`. */
export function screen(name: string): Screen {
  const find = modules[`../${name}.tsx`]
  if (!find) throw new Error(`there is no screen ${name}`)
  const load = async () => {
    const found = await find()
    if (import.meta.env.SSR) await found.preloadParts?.()
    return found.default
  }
  return Object.assign(
    later(() => loadingPage(load())),
    { chunk: name.slice(name.indexOf('/') + 1) },
  )
}
