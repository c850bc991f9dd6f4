export { text as packingText } from './packing.en.ts'
