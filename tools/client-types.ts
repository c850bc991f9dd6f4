import { writeFile } from 'node:fs/promises'
import { renderClientTypes, renderOnce, renderPublished } from '../contract/src/render-client-types.ts'
import { eventBodies } from '../contract/src/hooks/hook-bodies.ts'
import { allRoutes, namedSchemas, routeNames } from '../contract/src/routes.ts'

/*
 * `npm run client-types` writes the types of every call's input and reply, as the contract declares them: for
 * our own pages, and of the calls that are not the staff's for programs of others.
 */

const contract = { allRoutes, routeNames, namedSchemas }
for (const [file, text] of [
  ['../contract/src/client-types.ts', renderClientTypes(contract)],
  ['../client/published/calls.d.ts', renderPublished(contract, eventBodies)],
  ['../client/src/once.ts', renderOnce(allRoutes)],
] as const)
  await writeFile(new URL(file, import.meta.url), text)
