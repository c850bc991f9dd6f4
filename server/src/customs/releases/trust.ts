import type { Env } from '../../platform/env.ts'
import { programVersion } from '../../platform/program-version.ts'
import { readProductKeys } from './product-release.ts'
import type { Trust } from './release-document.ts'

/** Whose releases of duty rules this shop takes: those of the product's keys, and of the operator's own. */
export const readTrust = async ({ rulesKeys }: Pick<Env, 'rulesKeys'>): Promise<Trust> => ({
  keys: [...(await readProductKeys()), ...rulesKeys],
  product: await programVersion(),
})
