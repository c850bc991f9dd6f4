import { lazyWithPreload, type Preloadable } from '@longhaul/browser/chunk/lazy-with-preload.tsx'
import type { ComponentType } from 'react'
import { loadingPage } from './page-loading.ts'

export type Screen = Preloadable<object> & {
  /** Its file in `src`, by which the server finds its chunk in the manifest. */
  file: string
  /** The server renders it completely, for search engines and slow telephones. */
  rendered: boolean
}

const modules = import.meta.glob<{ default: ComponentType }>('../*/*Screen.tsx')

/** The default export of `src/<name>.tsx`, in a chunk of its own: `screen('cart/CartScreen')`. */
export const screen = (name: string): Screen => screenOf(name, false)

/** A screen that the server renders completely. It needs only the styles of public pages (public.css). */
export const publicScreen = (name: string): Screen => screenOf(name, true)

function screenOf(name: string, rendered: boolean): Screen {
  const find = modules[`../${name}.tsx`]
  if (!find) throw new Error(`there is no screen ${name}`)
  const load = async () => {
    // A public page, from which a reader may come, links only its own styles.
    const styles = rendered || import.meta.env.SSR ? undefined : import('../styles.css')
    const [found] = await Promise.all([find(), styles])
    return found.default
  }
  return Object.assign(
    lazyWithPreload(() => loadingPage(load())),
    { file: `src/${name}.tsx`, rendered },
  )
}
