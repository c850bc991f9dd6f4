import { later } from '@longhaul/browser/chunk/later.tsx'

/** Its reply arrives after the page's own; its space is reserved. */
export const SeenHere = later(() => import('./SeenHere.tsx').then((found) => found.SeenHere))
