import { writeFile } from 'node:fs/promises'
import { renderClientTypes, renderOnce } from '../contract/src/render-client-types.ts'
import { allRoutes, namedSchemas, routeNames } from '../contract/src/routes.ts'

/*
 * `npm run client-types` writes the types of every call's input and reply, as the contract declares them, and
 * the calls to which the client of others' programs sends a key.
 */

for (const [file, text] of [
  ['../contract/src/client-types.ts', renderClientTypes({ allRoutes, routeNames, namedSchemas })],
  ['../client/src/once.ts', renderOnce(allRoutes)],
] as const)
  await writeFile(new URL(file, import.meta.url), text)
