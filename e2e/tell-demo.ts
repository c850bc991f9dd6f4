import { toldDemo } from './src/told-demo.ts'

/* Tells the demo's story before a journey asks for it: `npm test` does so while something else leaves a core free. */
await toldDemo()
