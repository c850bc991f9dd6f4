import { later } from '@longhaul/browser/chunk/later.tsx'

/** Its answer comes after the page's own, and its place is kept. */
export const SeenHere = later(() => import('./SeenHere.tsx').then((found) => found.SeenHere))
