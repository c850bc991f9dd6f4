export { readAccuracy } from './read-accuracy.ts'
