import { join } from 'node:path'
import { rootFolder } from '../platform/folders.ts'

/** The folders of the built front ends. */
export const storefrontDist = (): string => join(rootFolder(), 'storefront', 'dist')
export const consoleDist = (): string => join(rootFolder(), 'console', 'dist')
