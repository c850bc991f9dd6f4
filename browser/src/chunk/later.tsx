import { type ComponentType, lazy, useState } from 'react'
import { loadChunk } from './chunk-reload.ts'

/** A component in a chunk of its own. After `preload` it renders at once, which rendering on the server and hydration need. */
export type Later<Props> = ComponentType<Props> & { preload: () => Promise<void> }

/**
 * Makes one: `const Below = later(() => import('./Below.tsx').then((found) => found.Below))`. A chunk that cannot be loaded reloads the
 * page, at most once a minute, and without a network waits for one (docs/rules/storefront.md); prefetching it does not, since it may never be opened.
 */
export function later<Props extends object>(find: () => Promise<ComponentType<Props>>): Later<Props> {
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
