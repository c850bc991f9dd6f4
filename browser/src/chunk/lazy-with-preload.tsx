import { type ComponentType, lazy, useState } from 'react'
import { loadChunk } from './chunk-reload.ts'

/** A component in its own chunk. After `preload` it renders synchronously, as server rendering requires. */
export type Preloadable<Props> = ComponentType<Props> & { preload: () => Promise<void> }

/**
 * A lazily loaded component: `lazyWithPreload(() => import('./Sheet.tsx').then((found) => found.Sheet))`. If
 * its chunk cannot be loaded, the page reloads, at most once a minute; without a network it waits for one
 * (docs/rules/storefront.md). A failed prefetch does neither, since the component may never be shown.
 */
export function lazyWithPreload<Props extends object>(
  find: () => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  let Ready: ComponentType<Props> | undefined
  const load = () =>
    find().then((found) => {
      Ready = found
      return { default: found }
    })
  const Loading = lazy(() => loadChunk(load)) as ComponentType<Props>

  function Holder(props: Props) {
    // Chosen once: switching from one to the other would discard the component's state.
    const [Chosen] = useState<ComponentType<Props>>(() => Ready ?? Loading)
    return <Chosen {...props} />
  }
  return Object.assign(Holder, {
    preload: async () => {
      if (!Ready) await load()
    },
  })
}
