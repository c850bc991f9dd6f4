export { type ReadThing, readHowRight } from './read-how-right.ts'
