import { seededDemo } from './src/seeded-demo.ts'

/* Seeds the demo before a journey asks for it: `npm test` does so while something else leaves a core free. */
await seededDemo()
