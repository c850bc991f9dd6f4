import { writeFile } from 'node:fs/promises'
import { renderClientTypes } from '../contract/src/render-client-types.ts'
import { allRoutes, namedSchemas, routeNames } from '../contract/src/routes.ts'

/* `npm run client-types` writes the types of every call's input and reply, as the contract declares them. */

const file = new URL('../contract/src/client-types.ts', import.meta.url)
await writeFile(file, renderClientTypes({ allRoutes, routeNames, namedSchemas }))
