import { join } from 'node:path'
import { rootFolder } from '../platform/folders.ts'

/** Where the built front ends lie. */
export const storefrontDist = (): string => join(rootFolder(), 'storefront', 'dist')
export const consoleDist = (): string => join(rootFolder(), 'console', 'dist')
